import type { ChatNode, Script } from './contract.ts';
import { actionOf, isPassed } from './rules.ts';

/**
 * An error of a script, at a node. `missing`: `to` is no node. `twice`: another node has its id. `uneven`: there is neither one
 * `next` per answer nor one for all. `loop`: it comes back here without a question. `event`: an unknown event. `label`: a link
 * has no name. `dead-end`: nothing follows and there is no link. `unreachable`: nothing leads to it.
 */
export type Problem = {
  readonly kind: 'missing' | 'twice' | 'uneven' | 'loop' | 'event' | 'label' | 'dead-end' | 'unreachable';
  readonly node: string;
  readonly to?: string;
};

/** Whether readers would notice: such a script cannot be saved. The others are hints for editors. */
export const isGrave = ({ kind }: Problem): boolean => kind !== 'dead-end' && kind !== 'unreachable';

const follows = ({ url, eventId, playlist, video }: ChatNode): boolean => Boolean(url ?? eventId ?? playlist ?? video);

/** Only events that change the background may run automatically; anything that navigates waits for a press. */
const needsPress = (eventId: string): boolean => !eventId.startsWith('gradient');

function problemsAt(node: ChatNode, known: ReadonlyMap<string, ChatNode>): Problem[] {
  const { id, answers, next, type, url, urlLabel, eventId, eventLabel, playlist, playlistLabel, video, videoLabel } = node;
  const targets: Problem[] = next.filter((to) => !known.has(to)).map((to) => ({ kind: 'missing', node: id, to }));
  const isUneven = answers.length > 0 && next.length !== answers.length && next.length !== 1;
  const isNameless =
    (url && !urlLabel) ||
    (playlist && !playlistLabel) ||
    (video && !videoLabel) ||
    (eventId && !eventLabel && needsPress(eventId));
  return [
    ...targets,
    ...(type === 'redirect' && next.length === 0 ? [{ kind: 'missing', node: id, to: '' } as const] : []),
    ...(isUneven ? [{ kind: 'uneven', node: id } as const] : []),
    ...(isNameless ? [{ kind: 'label', node: id } as const] : []),
    ...((eventId && 'problem' in actionOf(eventId)) || (type === 'event' && !eventId)
      ? [{ kind: 'event', node: id } as const]
      : []),
    ...(isPassed(node) && next.length === 0 && type !== 'redirect' && !follows(node)
      ? [{ kind: 'dead-end', node: id } as const]
      : []),
  ];
}

/** Whether the conversation returns to a node without a question in between. */
function isInLoop(node: ChatNode, known: ReadonlyMap<string, ChatNode>): boolean {
  const seen = new Set<ChatNode>();
  let at: ChatNode | undefined = node;
  while (at && isPassed(at) && !seen.has(at)) {
    seen.add(at);
    at = known.get(at.next[0] ?? '');
    if (at === node) return true;
  }
  return false;
}

function reachedFrom(start: string, known: ReadonlyMap<string, ChatNode>): ReadonlySet<string> {
  const reached = new Set<string>();
  const left = [start];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    const node = known.get(id);
    if (!node || reached.has(id)) continue;
    reached.add(id);
    left.push(...(isPassed(node) ? node.next.slice(0, 1) : node.next));
  }
  return reached;
}

/** All errors of a script, in the order of its nodes. */
export function problemsOf({ start, nodes }: Script): readonly Problem[] {
  const known = new Map(nodes.map((node) => [node.id, node]));
  const reached = reachedFrom(start, known);
  const ofNode = (node: ChatNode): Problem[] => [
    ...(known.get(node.id) === node ? [] : [{ kind: 'twice', node: node.id } as const]),
    ...problemsAt(node, known),
    ...(isInLoop(node, known) ? [{ kind: 'loop', node: node.id } as const] : []),
    ...(reached.has(node.id) ? [] : [{ kind: 'unreachable', node: node.id } as const]),
  ];
  return [...(known.has(start) ? [] : [{ kind: 'missing', node: '', to: start } as const]), ...nodes.flatMap(ofNode)];
}
