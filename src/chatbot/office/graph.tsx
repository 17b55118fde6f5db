import { useTheme } from '@mui/material/styles';
import { Background, Controls, type Edge, type Node, ReactFlow } from '@xyflow/react';
import '@xyflow/react/dist/style.css';
import { memo, useMemo } from 'react';
import { useOfficeTexts } from '#desk/office/door.tsx';
import type { GuideProblem, LooseNode } from '../office-contract.ts';
import { guideTexts } from '../office-texts.ts';
import styles from './guide.module.css';
import { textOfAnswers, textOfContent } from './lines.ts';

type Props = {
  readonly start: string;
  readonly nodes: readonly LooseNode[];
  readonly problems: readonly GuideProblem[];
  readonly onChoose: (id: string) => void;
  readonly label: string;
};

const longest = 60;

/** The script as a graph, beside the list, which can do everything (S19.1). */
export default memo(function Graph({ start, nodes, problems, onChoose, label }: Props) {
  const { palette } = useTheme();
  const { graphControls: t } = useOfficeTexts(guideTexts);
  const spoken = useMemo(
    () => ({
      'controls.ariaLabel': t.all,
      'controls.zoomIn.ariaLabel': t.in,
      'controls.zoomOut.ariaLabel': t.out,
      'controls.fitView.ariaLabel': t.fit,
    }),
    [t],
  );
  const drawn = useMemo(() => {
    const places = placesOf(start, nodes);
    const marked = new Map(problems.map((problem) => [problem.node, problem.is_grave]));
    return nodes.map(({ id, content }): Node => ({
      id,
      position: places.get(id) ?? { x: 0, y: 0 },
      data: { label: `${id}: ${textOfContent(content).slice(0, longest)}` },
      className: [styles.node, marked.has(id) && (marked.get(id) ? styles.grave : styles.hint)].filter(Boolean).join(' '),
    }));
  }, [start, nodes, problems]);
  const edges = useMemo(
    () =>
      nodes.flatMap(({ id, next, answers }) => {
        const words = textOfAnswers(answers).split('\n');
        return next.map((to, place): Edge => ({ id: `${id} ${place}`, source: id, target: to, label: words[place] ?? '' }));
      }),
    [nodes],
  );
  return (
    <section className={styles.graph} aria-label={label}>
      <ReactFlow
        nodes={drawn}
        edges={edges}
        onNodeClick={(_, { id }) => onChoose(id)}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        fitView
        colorMode={palette.mode}
        ariaLabelConfig={spoken}
      >
        <Background />
        <Controls showInteractive={false} />
      </ReactFlow>
    </section>
  );
});

/** The layout: nodes by their distance from the start, unreachable ones last. */
function placesOf(start: string, nodes: readonly LooseNode[]): ReadonlyMap<string, { x: number; y: number }> {
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
