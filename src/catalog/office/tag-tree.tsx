import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import {
  announce,
  entityClient,
  PageTitle,
  partTexts,
  messageOf,
  savedOf,
  useCall,
  useOfficeLocale,
  useOfficeTexts,
  useUnsaved,
} from '#desk/office/door.tsx';
import { officePages } from '#paths/office-pages.ts';
import { categoryNames } from '../entities/playlist.ts';
import type { TagTree, TreeTag } from '../office-contract.ts';
import styles from './site-pages.module.css';
import { siteOfficeTexts } from '../site-office-texts.ts';
import { client } from './client.ts';

const nothing: TagTree = { data: [], categories: [] };

/** The tag tree (S10.4) with usage counts. Follows the WAI-ARIA tree pattern for keyboards and screen readers. */
export default function TagTreePage() {
  const t = useOfficeTexts(siteOfficeTexts).tree;
  const formTexts = useOfficeTexts(partTexts);
  const locale = useOfficeLocale();
  const { answer, error, reload } = useCall(client.tagTree, {});
  const tree = answer ?? nothing;
  const [where, setWhere] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [refused, setRefused] = useState<unknown>(null);
  const failure = refused ?? error;
  const tags = tree.categories.find(({ category }) => category === where)?.tags ?? tree.data;
  const tag = tree.data.find(({ id }) => id === chosen);
  const move = async (parent: string | null): Promise<void> => {
    if (!tag) return;
    try {
      const { data } = await entityClient('tag').get({ id: tag.id });
      // What is scheduled moves too; what somebody has begun is left alone.
      await entityClient('tag').save({ ...data, ...savedOf(data), parent, draft_at: null });
      announce(t.moved(tag.title));
      setRefused(null);
      reload();
    } catch (fault) {
      setRefused(fault);
    }
  };
  return (
    <div className={styles.page}>
      <PageTitle>{t.name}</PageTitle>
      {failure !== null && <Alert severity="error">{messageOf(failure, formTexts)}</Alert>}
      <p className={styles.used}>{t.help}</p>
      <div className={styles.tools}>
        <TextField
          select
          size="small"
          label={t.where}
          value={where}
          onChange={({ target }) => setWhere(target.value)}
          sx={{ minWidth: 240 }}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t.all}</MenuItem>
          {tree.categories.map(({ category }) => (
            <MenuItem key={category} value={category}>
              {categoryNames[locale][category]}
            </MenuItem>
          ))}
        </TextField>
        {tag && <Mover key={tag.id} tag={tag} tags={tree.data} onMove={move} />}
      </div>
      {tags.length === 0 ? <p>{t.nothing}</p> : <Tree tags={tags} chosen={chosen} onChoose={setChosen} label={t.label} />}
    </div>
  );
}

type MoverProps = {
  readonly tag: TreeTag;
  readonly tags: readonly TreeTag[];
  readonly onMove: (parent: string | null) => Promise<void>;
};

function Mover({ tag, tags, onMove }: MoverProps) {
  const t = useOfficeTexts(siteOfficeTexts).tree;
  const [parent, setParent] = useState(tag.parent ?? '');
  const { warning } = useUnsaved(parent !== (tag.parent ?? ''));
  return (
    <>
      {warning}
      <TextField
        select
        size="small"
        label={`${tag.title}: ${t.below}`}
        value={parent}
        onChange={({ target }) => setParent(target.value)}
        sx={{ minWidth: 240 }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t.top}</MenuItem>
        {tags
          .filter(({ id }) => id !== tag.id)
          .map(({ id, title }) => (
            <MenuItem key={id} value={id}>
              {title}
            </MenuItem>
          ))}
      </TextField>
      <Button variant="outlined" onClick={() => void onMove(parent || null)}>
        {t.move}
      </Button>
      <Button component={Link} to={officePages.edit('tag', tag.id)}>
        {t.open}
      </Button>
    </>
  );
}

type TreeProps = {
  readonly tags: readonly TreeTag[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  readonly label: string;
};

/** A tag is hidden if one of its ancestors is collapsed. */
const shownOf = (tags: readonly TreeTag[], closed: ReadonlySet<string>): readonly TreeTag[] => {
  const hidden = new Set<string>();
  for (const { id, parent } of tags) if (parent && (closed.has(parent) || hidden.has(parent))) hidden.add(id);
  return tags.filter(({ id }) => !hidden.has(id));
};

function Tree({ tags, chosen, onChoose, label }: TreeProps) {
  const t = useOfficeTexts(siteOfficeTexts).tree;
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const shown = shownOf(tags, closed);
  const current = shown.some(({ id }) => id === chosen) ? chosen : shown[0]?.id;
  const focus = (id: string | undefined | null): void => {
    if (!id) return;
    onChoose(id);
    list.current?.querySelector<HTMLElement>(`[data-tag="${id}"]`)?.focus();
  };
  const toggle = (id: string, isOpen: boolean): void =>
    setClosed((old) => (isOpen ? new Set([...old].filter((one) => one !== id)) : new Set([...old, id])));
  const press = (event: KeyboardEvent, tag: TreeTag): void => {
    const place = shown.indexOf(tag);
    const hasChildren = tags.some(({ parent }) => parent === tag.id);
    const keys: Record<string, () => void> = {
      ArrowDown: () => focus(shown[place + 1]?.id),
      ArrowUp: () => focus(shown[place - 1]?.id),
      Home: () => focus(shown[0]?.id),
      End: () => focus(shown.at(-1)?.id),
      ArrowRight: () => (hasChildren && closed.has(tag.id) ? toggle(tag.id, true) : hasChildren && focus(shown[place + 1]?.id)),
      ArrowLeft: () => (hasChildren && !closed.has(tag.id) ? toggle(tag.id, false) : focus(tag.parent)),
      Enter: () => void navigate(officePages.edit('tag', tag.id)),
      ' ': () => onChoose(tag.id),
    };
    const does = keys[event.key];
    if (!does) return;
    event.preventDefault();
    does();
  };
  // Flat with `aria-level`, because nested lists would add the descendants' text to a tag's accessible name.
  return (
    <ul ref={list} role="tree" aria-label={label} className={styles.tree}>
      {shown.map((tag) => {
        const siblings = shown.filter(({ parent, depth }) => parent === tag.parent && depth === tag.depth);
        return (
          <li
            key={tag.id}
            role="treeitem"
            data-tag={tag.id}
            tabIndex={tag.id === current ? 0 : -1}
            aria-selected={tag.id === chosen}
            aria-expanded={tags.some(({ parent }) => parent === tag.id) ? !closed.has(tag.id) : undefined}
            aria-level={tag.depth + 1}
            aria-setsize={siblings.length}
            aria-posinset={siblings.indexOf(tag) + 1}
            className={styles.tag}
            style={{ marginInlineStart: tag.depth * 24 }}
            onKeyDown={(event) => press(event, tag)}
            onClick={() => focus(tag.id)}
          >
            <span>{tag.title}</span>
            <span className={styles.used}>{t.used(tag.videos, tag.playlists)}</span>
          </li>
        );
      })}
    </ul>
  );
}
