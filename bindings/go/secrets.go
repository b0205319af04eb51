package money

import "fmt"

// hide is the text that stands for a secret where a program prints it.
func hide(secret string) string {
	if secret == "" {
		return ""
	}
	return "(hidden)"
}

// formatPlain writes a value without its method Format, with the flags of the call.
func formatPlain(state fmt.State, verb rune, value any) {
	form := "%"
	for _, flag := range "+#" {
		if state.Flag(int(flag)) {
			form += string(flag)
		}
	}
	fmt.Fprintf(state, form+string(verb), value)
}
