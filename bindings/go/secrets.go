package money

import "fmt"

// hide returns the text that replaces a secret in printed output.
func hide(secret string) string {
	if secret == "" {
		return ""
	}
	return "(hidden)"
}

// formatPlain writes a value without its Format method, with the flags of the call.
func formatPlain(state fmt.State, verb rune, value any) {
	form := "%"
	for _, flag := range "+#" {
		if state.Flag(int(flag)) {
			form += string(flag)
		}
	}
	fmt.Fprintf(state, form+string(verb), value)
}
