using System.Net.Http;

namespace Libmoney
{
    /// <summary>A response in the form that a feed accepts, or the reason why it is missing.</summary>
    internal sealed class FeedAnswer
    {
        internal FeedAnswer(HttpResponseMessage response, byte[] body, string type)
        {
            Response = response;
            Body = body;
            Type = type;
        }

        internal FeedAnswer(TransportFailure reason)
        {
            Reason = reason;
        }

        internal TransportFailure? Reason { get; private set; }

        internal HttpResponseMessage Response { get; private set; }

        internal byte[] Body { get; private set; }

        internal string Type { get; private set; }
    }
}
