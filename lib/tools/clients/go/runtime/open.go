package udaya

import "encoding/json"

// unmarshalOpen decodes an object into a struct, and the members that are not among its names into extra.
func unmarshalOpen(data []byte, known any, extra *map[string]any, names ...string) error {
	if err := json.Unmarshal(data, known); err != nil {
		return err
	}
	if err := json.Unmarshal(data, extra); err != nil {
		return err
	}
	for _, name := range names {
		delete(*extra, name)
	}
	return nil
}

// marshalOpen encodes a struct and the members beside it as one object.
func marshalOpen(known any, extra map[string]any) ([]byte, error) {
	members, err := membersOf(known, extra)
	if err != nil {
		return nil, err
	}
	return json.Marshal(members)
}
