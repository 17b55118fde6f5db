import { Fault } from './fault.ts';

const wrong = (name: string): Fault => new Fault(400, `Invalid request (check the parameter ${name}).`, { param: name });

const most = { pairs: 300, depth: 6 };

/** The path to a value: `a[b][0]` is `a`, `b`, `0`. */
function wayOf(name: string): string[] {
  if (!/^[\w-]+(?:\[[\w-]*\])*$/.test(name)) throw wrong(name);
  const way = name.replaceAll(']', '').split('[');
  if (way.length > most.depth) throw wrong(name);
  return way;
}

type Branch = Map<string, Branch | string>;

function grow(tree: Branch, name: string, value: string): void {
  const way = wayOf(name);
  let branch = tree;
  for (const [index, step] of way.entries()) {
    // `a[]` appends to a list.
    const key = step === '' ? String(branch.size) : step;
    if (index === way.length - 1) {
      if (branch.has(key)) throw wrong(name);
      branch.set(key, value);
      return;
    }
    const next = branch.get(key) ?? new Map();
    if (typeof next === 'string') throw wrong(name);
    branch.set(key, next);
    branch = next;
  }
}

function plain(node: Branch | string): unknown {
  if (typeof node === 'string') return node;
  const isList = node.size > 0 && [...node.keys()].every((key, index) => key === String(index));
  if (isList) return [...node.values()].map(plain);
  return Object.fromEntries([...node].map(([key, value]) => [key, plain(value)]));
}

/** Parses Stripe's form encoding: `line_items[0][quantity]=1` is a list of objects. All values are strings. */
export function readForm(text: string): Record<string, unknown> {
  const pairs = [...new URLSearchParams(text)];
  if (pairs.length > most.pairs) throw new Fault(400, 'Too many parameters.');
  const tree: Branch = new Map();
  for (const [name, value] of pairs) grow(tree, name, value);
  return tree.size === 0 ? {} : Object.fromEntries([...tree].map(([key, value]) => [key, plain(value)]));
}
