/** Eclipses that were searched for before. */
import type { JulianDay } from './instant.ts';

/** Eclipses that are kept of each sort: those of some decades, at some places. */
const MOST = 256;
/** Days before its greatest instant from which an eclipse is searched for again: the library may pass over one that is minutes away. */
const NEAR = 0.5;

interface Span<T> {
  readonly where: string;
  readonly from: JulianDay;
  readonly eclipse: T;
}

/**
 * What searches for the next eclipse of a sort have found. From where one began until shortly before what it found there is no
 * other, so each search from there finds the same: a year is asked of in many ways, and a search costs as much as a chart.
 */
export class FoundEclipses<T extends { readonly maximum: JulianDay }> {
  #spans: readonly Span<T>[] = [];

  /** The next eclipse after an instant; `where`: the place that it must be seen from, empty for anywhere. */
  next(jd: JulianDay, where: string, search: () => T): T {
    const known = this.#spans.find(
      (span) => span.where === where && span.from <= jd && jd < span.eclipse.maximum - NEAR,
    );
    if (known !== undefined) return known.eclipse;
    const eclipse = search();
    const isSame = (span: Span<T>): boolean => span.where === where && span.eclipse.maximum === eclipse.maximum;
    const from = this.#spans.find(isSame)?.from ?? jd;
    const others = this.#spans.filter((span) => !isSame(span)).slice(0, MOST - 1);
    this.#spans = [{ where, from: from < jd ? from : jd, eclipse }, ...others];
    return eclipse;
  }
}
