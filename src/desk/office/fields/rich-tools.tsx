import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type ReactNode } from 'react';
import { fieldTexts } from '../../field-texts.ts';
import { useOfficeTexts } from '../language.ts';
import styles from './rich-field.module.css';
import { LinkDialog } from './rich-dialogs.tsx';
import {
  FormatBold,
  FormatItalic,
  FormatListBulleted,
  FormatListNumbered,
  FormatQuote,
  ImageIcon,
  LinkIcon,
  LinkOff,
  Redo,
  Subscript,
  Superscript,
  Title,
  Undo,
} from '../icons.tsx';

type Props = {
  readonly editor: Editor;
  readonly controls: string;
  /** Opens the dialog for a new or the selected picture; absent where pictures are not allowed. */
  readonly onPicture: (() => void) | undefined;
};

/** The toolbar above a text. All buttons can be reached with Tab and expose their pressed state. */
export function RichTools({ editor, controls, onPicture }: Props) {
  const t = useOfficeTexts(fieldTexts).editor;
  const [isLinking, setLinking] = useState(false);
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      raised: now.isActive('superscript'),
      lowered: now.isActive('subscript'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
      image: now.isActive('image'),
      mayUndo: now.can().undo(),
      mayRedo: now.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const tool = (name: string, icon: ReactNode, run: () => unknown, isOn?: boolean, isOff = false) => (
    <button
      type="button"
      className={styles.tool}
      aria-label={name}
      title={name}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !isOff && run()}
    >
      {icon}
    </button>
  );
  return (
    <div role="toolbar" aria-label={t.tools} aria-controls={controls} className={styles.tools}>
      {tool(t.heading, <Title fontSize="small" />, () => chain().toggleHeading({ level: 2 }).run(), is.h2)}
      {tool(t.subheading, <Title sx={{ fontSize: 14 }} />, () => chain().toggleHeading({ level: 3 }).run(), is.h3)}
      {tool(t.bold, <FormatBold fontSize="small" />, () => chain().toggleBold().run(), is.bold)}
      {tool(t.italic, <FormatItalic fontSize="small" />, () => chain().toggleItalic().run(), is.italic)}
      {tool(t.raised, <Superscript fontSize="small" />, () => chain().toggleMark('superscript').run(), is.raised)}
      {tool(t.lowered, <Subscript fontSize="small" />, () => chain().toggleMark('subscript').run(), is.lowered)}
      {tool(t.bullets, <FormatListBulleted fontSize="small" />, () => chain().toggleBulletList().run(), is.bullets)}
      {tool(t.numbers, <FormatListNumbered fontSize="small" />, () => chain().toggleOrderedList().run(), is.numbers)}
      {tool(t.quote, <FormatQuote fontSize="small" />, () => chain().toggleBlockquote().run(), is.quote)}
      {tool(t.link, <LinkIcon fontSize="small" />, () => setLinking(true), is.link)}
      {is.link && tool(t.unlink, <LinkOff fontSize="small" />, () => chain().extendMarkRange('link').unsetLink().run())}
      {onPicture && tool(is.image ? t.changeImage : t.image, <ImageIcon fontSize="small" />, onPicture, is.image)}
      {tool(t.undo, <Undo fontSize="small" />, () => chain().undo().run(), undefined, !is.mayUndo)}
      {tool(t.redo, <Redo fontSize="small" />, () => chain().redo().run(), undefined, !is.mayRedo)}
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}
