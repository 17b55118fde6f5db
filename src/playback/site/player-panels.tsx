import { useTexts } from '#ui/site.tsx';
import { playbackTexts } from '../texts.ts';
import type { ChapterListProps } from './chapter-list.tsx';
import type { KeyHelpProps } from './key-help.tsx';
import { Later } from './later.tsx';
import { Panel } from './panel.tsx';
import type { SettingsProps } from './settings.tsx';

/** What can be open over the picture; `keys` is the list of them. */
export type PanelName = 'settings' | 'chapters' | 'keys';

type PlayerPanelsProps = {
  panel: PanelName | null;
  settings: SettingsProps;
  chapters: ChapterListProps;
  onClose: () => void;
  onMissing: () => void;
};

const loadSettings = async () => (await import('./settings.tsx')).Settings;
const loadChapters = async () => (await import('./chapter-list.tsx')).ChapterList;
const loadKeyHelp = async () => (await import('./key-help.tsx')).KeyHelp;

/** What a button of the controls, or a key, opens over the picture; each comes when it is first asked for. */
export function PlayerPanels({ panel, settings, chapters, onClose, onMissing }: PlayerPanelsProps) {
  const t = useTexts(playbackTexts);
  switch (panel) {
    case 'settings':
      return (
        <Later<SettingsProps> load={loadSettings} props={settings} onMissing={onMissing}>
          {(part) => (
            <Panel label={t.settings} side="end" onClose={onClose}>
              {part}
            </Panel>
          )}
        </Later>
      );
    case 'chapters':
      return (
        <Later<ChapterListProps> load={loadChapters} props={chapters} onMissing={onMissing}>
          {(part) => (
            <Panel label={t.chapters} side="start" onClose={onClose}>
              {part}
            </Panel>
          )}
        </Later>
      );
    case 'keys':
      return <Later<KeyHelpProps> load={loadKeyHelp} props={{ onClose }} onMissing={onMissing} />;
    case null:
      return null;
  }
}
