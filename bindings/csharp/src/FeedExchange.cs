using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.IO.Compression;
using System.Linq;
using System.Net;
using System.Net.Http;
using System.Net.Sockets;
using System.Security.Authentication;
using System.Text;
using System.Threading;
using System.Threading.Tasks;

namespace Libmoney
{
    /// <summary>A request and its answer.</summary>
    internal sealed class FeedExchange
    {
        private const int Redirects = 5;

        private readonly HttpClient client;
        private readonly string method;
        private readonly string headers;
        private readonly string body;
        private readonly string url;
        private readonly int limit;

        internal FeedExchange(HttpClient client, FeedRequest request, int limit)
        {
            this.client = client;
            this.limit = limit;
            method = request.Method();
            headers = request.Headers();
            body = request.Body();
            url = request.Url();
        }

        /// <summary>Returns the response, or the reason why it is missing; does not throw.</summary>
        internal async Task<FeedAnswer> Within(TimeSpan timeout, CancellationToken token)
        {
            using (var ends = CancellationTokenSource.CreateLinkedTokenSource(token))
            {
                Task<FeedAnswer> asked = Guarded(ends.Token);
                // A client that ignores the cancellation is abandoned.
                Task late = Task.Delay(timeout, ends.Token);
                bool isLate = await Task.WhenAny(asked, late).ConfigureAwait(false) == late;
                ends.Cancel();
                if (!isLate)
                {
                    FeedAnswer answer = await asked.ConfigureAwait(false);
                    return answer.Reason != null && token.IsCancellationRequested ? new FeedAnswer(TransportFailure.Cancelled) : answer;
                }

                ReleaseLater(asked);
                return new FeedAnswer(token.IsCancellationRequested ? TransportFailure.Cancelled : TransportFailure.Timeout);
            }
        }

        /// <summary>Closes the response to an abandoned request. The task does not throw.</summary>
        private static async void ReleaseLater(Task<FeedAnswer> asked)
        {
            FeedAnswer late = await asked.ConfigureAwait(false);
            if (late.Response != null)
            {
                late.Response.Dispose();
            }
        }

        private static TransportFailure ReasonOf(Exception error)
        {
            for (Exception one = error; one != null; one = one.InnerException)
            {
                var socket = one as SocketException;
                if (socket != null)
                {
                    bool isName = socket.SocketErrorCode == SocketError.HostNotFound || socket.SocketErrorCode == SocketError.NoData
                        || socket.SocketErrorCode == SocketError.TryAgain;
                    bool isCut = socket.SocketErrorCode == SocketError.ConnectionReset;
                    return isName ? TransportFailure.Dns : isCut ? TransportFailure.Disconnected : TransportFailure.Connection;
                }

                if (one is AuthenticationException)
                {
                    return TransportFailure.Tls;
                }

                var web = one as WebException;
                if (web != null && web.Status != WebExceptionStatus.UnknownError)
                {
                    return ReasonOf(web);
                }
            }

            bool isOfNetwork = error is IOException || error is HttpRequestException || error is ObjectDisposedException;
            return isOfNetwork ? TransportFailure.Disconnected : TransportFailure.Other;
        }

        private static TransportFailure ReasonOf(WebException error)
        {
            switch (error.Status)
            {
                case WebExceptionStatus.NameResolutionFailure:
                    return TransportFailure.Dns;
                case WebExceptionStatus.ConnectFailure:
                    return TransportFailure.Connection;
                case WebExceptionStatus.TrustFailure:
                case WebExceptionStatus.SecureChannelFailure:
                    return TransportFailure.Tls;
                default:
                    return TransportFailure.Disconnected;
            }
        }

        private async Task<FeedAnswer> Guarded(CancellationToken token)
        {
            try
            {
                return await Ask(token).ConfigureAwait(false);
            }
            catch (Exception error)
            {
                return new FeedAnswer(ReasonOf(error));
            }
        }

        /// <summary>The answer after redirects within one server. A key in the address never goes to another one.</summary>
        private async Task<FeedAnswer> Ask(CancellationToken token)
        {
            var at = new Uri(url);
            for (int redirects = 0; ; redirects += 1)
            {
                HttpResponseMessage response =
                    await client.SendAsync(Message(at), HttpCompletionOption.ResponseHeadersRead, token).ConfigureAwait(false);
                Uri next = method == "GET" && redirects < Redirects ? Redirected(response, at) : null;
                if (next == null)
                {
                    return await Answered(response, token).ConfigureAwait(false);
                }

                response.Dispose();
                at = next;
            }
        }

        /// <summary>Returns the response with its body. A body that is not read to its end is closed, so that the server
        /// stops sending.</summary>
        private async Task<FeedAnswer> Answered(HttpResponseMessage response, CancellationToken token)
        {
            FeedAnswer answer = null;
            try
            {
                if (HasBadLength(response))
                {
                    return new FeedAnswer(TransportFailure.Disconnected);
                }

                Stream content = await response.Content.ReadAsStreamAsync().ConfigureAwait(false);
                // Not every read observes a cancellation, but closing the stream ends it.
                using (token.Register(content.Dispose))
                {
                    byte[] bytes = await Read(content, token).ConfigureAwait(false);
                    answer = bytes == null ? new FeedAnswer(TransportFailure.TooLarge) : Unpacked(response, bytes);
                    return answer;
                }
            }
            finally
            {
                if (answer == null || answer.Response == null)
                {
                    response.Dispose();
                }
            }
        }

        private HttpRequestMessage Message(Uri at)
        {
            var message = new HttpRequestMessage(new HttpMethod(method), at);
            if (body != null)
            {
                message.Content = new ByteArrayContent(Encoding.UTF8.GetBytes(body));
            }

            foreach (string line in headers.Split('\n'))
            {
                int colon = line.IndexOf(':');
                if (colon <= 0)
                {
                    continue;
                }

                string name = line.Substring(0, colon);
                string value = line.Substring(colon + 1).Trim();
                if (!message.Headers.TryAddWithoutValidation(name, value) && message.Content != null)
                {
                    message.Content.Headers.TryAddWithoutValidation(name, value);
                }
            }

            return message;
        }

        private static Uri Redirected(HttpResponseMessage response, Uri from)
        {
            var status = (int)response.StatusCode;
            Uri target = status >= 300 && status < 400 ? response.Headers.Location : null;
            Uri next;
            if (target == null || !Uri.TryCreate(from, target, out next))
            {
                return null;
            }

            return next.Scheme == from.Scheme && next.Authority == from.Authority ? next : null;
        }

        /// <summary>Whether the length of the body is no number; the client would read to the end of the
        /// connection.</summary>
        private static bool HasBadLength(HttpResponseMessage response)
        {
            IEnumerable<string> given;
            long length;
            return response.Content.Headers.TryGetValues("Content-Length", out given)
                && !given.All(one => long.TryParse(one, NumberStyles.None, CultureInfo.InvariantCulture, out length));
        }

        /// <summary>All bytes, or null if there are more than the limit.</summary>
        private async Task<byte[]> Read(Stream content, CancellationToken token)
        {
            var bytes = new MemoryStream();
            var part = new byte[65536];
            for (; ;)
            {
                int length = await content.ReadAsync(part, 0, part.Length, token).ConfigureAwait(false);
                if (length <= 0)
                {
                    return bytes.ToArray();
                }

                if (bytes.Length + length > limit)
                {
                    return null;
                }

                bytes.Write(part, 0, length);
            }
        }

        /// <summary>A feed gets the first file of an archive, as the European Central Bank packs its history of
        /// rates.</summary>
        private FeedAnswer Unpacked(HttpResponseMessage response, byte[] bytes)
        {
            string type = response.Content.Headers.ContentType == null ? null : response.Content.Headers.ContentType.ToString();
            if (bytes.Length <= 30 || bytes[0] != 'P' || bytes[1] != 'K' || bytes[2] != 3 || bytes[3] != 4)
            {
                return new FeedAnswer(response, bytes, type);
            }

            try
            {
                using (var archive = new ZipArchive(new MemoryStream(bytes), ZipArchiveMode.Read))
                {
                    ZipArchiveEntry file = archive.Entries.FirstOrDefault();
                    if (file == null)
                    {
                        return new FeedAnswer(response, bytes, type);
                    }

                    using (Stream content = file.Open())
                    {
                        byte[] unpacked = Read(content, CancellationToken.None).GetAwaiter().GetResult();
                        return unpacked == null ? new FeedAnswer(TransportFailure.TooLarge) : new FeedAnswer(response, unpacked, null);
                    }
                }
            }
            catch (Exception error) when (error is InvalidDataException || error is IOException || error is NotSupportedException)
            {
                // The feed refuses an archive that is damaged, and notes why.
                return new FeedAnswer(response, bytes, type);
            }
        }
    }
}
