// Package udaya is a client of the Udaya API: Vedic (sidereal) astrology over HTTP.
//
//	client := udaya.NewClient() // the key is read from UDAYA_API_KEY
//	answer, err := client.Kundli.Planets(ctx, udaya.KundliPlanetsInput{
//		Birth: udaya.Birth{Date: "1990-05-10", Time: "19:55", Place: "New Delhi"},
//	})
//
// There is a service for each suite and a method for each endpoint. Inputs and answers are structs.
//
// What many inputs share is embedded, so that one birth serves many calls: Birth, Options, DatePlace and their like. A member
// of an input that is empty or nil is not sent. Optional numbers and flags are pointers, because 0 and false mean something:
// write Lat: udaya.Ptr(28.6139). A member of type any takes what its comment names: a number or a word, one of several
// structs, or a map. In inputs of Update methods texts and lists are pointers too: there an empty one takes something away.
//
// In answers, numbers, flags and structs that may be missing are pointers; a text that may be missing is empty then. Members
// that this version does not know are in Answer.Raw, and DecodeData reads them. Later versions of the service may add members,
// and values where a comment lists some.
//
// A call that fails returns an error of one of the families AuthError, CreditsError, PermissionError, ValidationError,
// NotFoundError, ConflictError, RateLimitError, ServerError, TimeoutError and ConnectionError, or an APIError where it is of none.
// errors.As finds the family, and the APIError in it. Where the context ends first, the error is that of the context.
package udaya
