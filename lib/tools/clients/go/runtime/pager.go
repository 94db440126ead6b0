package udaya

// Pager walks through a list; the next page is asked for when the one before is used up.
//
//	reports := client.Reports.ListAll(ctx, udaya.ReportsInput{})
//	for reports.Next() {
//		fmt.Println(reports.Row().ReportID)
//	}
//	if err := reports.Err(); err != nil {
//		return err
//	}
type Pager[T any] struct {
	page   func(cursor string) (rows []T, next string, err error)
	rows   []T
	row    T
	cursor string
	ended  bool
	err    error
}

// Next goes to the next row; false at the end of the list, or where a page fails.
func (p *Pager[T]) Next() bool {
	for len(p.rows) == 0 && !p.ended {
		rows, next, err := p.page(p.cursor)
		p.rows, p.err = rows, err
		// A cursor that does not move would never end.
		p.ended = err != nil || next == "" || next == p.cursor
		p.cursor = next
	}
	if len(p.rows) == 0 {
		return false
	}
	p.row, p.rows = p.rows[0], p.rows[1:]
	return true
}

// Row is the row that Next went to.
func (p *Pager[T]) Row() T {
	return p.row
}

// Err is what a page failed with; nil at the end of the list.
func (p *Pager[T]) Err() error {
	return p.err
}

// All gives the rest of the list.
func (p *Pager[T]) All() ([]T, error) {
	var rows []T
	for p.Next() {
		rows = append(rows, p.row)
	}
	return rows, p.err
}
