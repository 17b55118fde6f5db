import type { LooseNode } from '../office-contract.ts';

/** Where each node stands in the picture: by how many steps it is away from the start, what nobody reaches last. */
export function placesOf(start: string, nodes: readonly LooseNode[]): ReadonlyMap<string, { x: number; y: number }> {
  const known = new Map(nodes.map((node) => [node.id, node]));
  const depth = new Map<string, number>();
  let row = known.has(start) ? [start] : [];
  for (let at = 0; row.length > 0; at += 1) {
    for (const id of row) depth.set(id, at);
    row = [...new Set(row.flatMap((id) => known.get(id)?.next ?? []))].filter((id) => known.has(id) && !depth.has(id));
  }
  const last = Math.max(0, ...depth.values()) + 1;
  const taken = new Map<number, number>();
  return new Map(
    nodes.map(({ id }) => {
      const at = depth.get(id) ?? last;
      const place = taken.get(at) ?? 0;
      taken.set(at, place + 1);
      return [id, { x: place * 220, y: at * 120 }];
    }),
  );
}
