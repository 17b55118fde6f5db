/** Keeps the top k of the items offered: a min-heap. */
export class Best {
  readonly #most: number;
  readonly #scores: Float32Array;
  readonly #breakTie: (a: number, b: number) => number;
  readonly #heap: number[] = [];

  /** `scores` must not change for an item after it is offered; ties are won by the one for which `breakTie` is positive. */
  constructor(most: number, scores: Float32Array, breakTie: (a: number, b: number) => number) {
    this.#most = most;
    this.#scores = scores;
    this.#breakTie = breakTie;
  }

  offer(place: number): void {
    const heap = this.#heap;
    if (heap.length < this.#most) this.#rise(place);
    else if (this.#most > 0 && this.#compare(place, heap[0] as number) > 0) this.#sink(place);
  }

  /** Best first. */
  inOrder(): number[] {
    return this.#heap.toSorted((a, b) => this.#compare(b, a));
  }

  #compare(a: number, b: number): number {
    return (this.#scores[a] as number) - (this.#scores[b] as number) || this.#breakTie(a, b);
  }

  #rise(place: number): void {
    const heap = this.#heap;
    let at = heap.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.#compare(heap[parent] as number, place) <= 0) break;
      heap[at] = heap[parent] as number;
      at = parent;
    }
    heap[at] = place;
  }

  /** Replaces the worst. */
  #sink(place: number): void {
    const heap = this.#heap;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && this.#compare(heap[child + 1] as number, heap[child] as number) < 0) child += 1;
      if (this.#compare(place, heap[child] as number) <= 0) break;
      heap[at] = heap[child] as number;
      at = child;
    }
    heap[at] = place;
  }
}
