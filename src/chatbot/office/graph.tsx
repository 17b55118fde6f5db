import '@xyflow/react/dist/style.css';
import { useTheme } from '@mui/material/styles';
import { Background, Controls, ReactFlow, type Edge, type Node } from '@xyflow/react';
import { memo, useMemo } from 'react';
import { useOfficeTexts } from '#desk/office/door.tsx';
import type { GuideProblem, LooseNode } from '../office-contract.ts';
import { guideTexts } from '../office-texts.ts';
import styles from './guide.module.css';
import { placesOf } from './layout.ts';
import { textOfAnswers, textOfContent } from './lines.ts';

type Props = {
  readonly start: string;
  readonly nodes: readonly LooseNode[];
  readonly problems: readonly GuideProblem[];
  readonly onChoose: (id: string) => void;
  readonly label: string;
};

const longest = 60;

/** The script as a picture: beside the list, in which everything can be done (S19.1). */
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
