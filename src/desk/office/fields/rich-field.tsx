import FormHelperText from '@mui/material/FormHelperText';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import { fieldTexts } from '../../field-texts.ts';
import { useOfficeTexts } from '../language.ts';
import { notify } from '../notify.ts';
import { textIn, type FieldProps } from './props.ts';
import { PictureDialog } from './rich-picture-dialog.tsx';
import { picturesAmong, pictureSpot, RichPicture, writeOn, type TextPicture } from './rich-picture.ts';
import styles from './rich-field.module.css';
import { fromOffice, isKeptAddress, leftBehind } from './rich-paste.ts';
import { Subscript, Superscript } from './rich-shifted.ts';
import { RichTools } from './rich-tools.tsx';

/** The markup that the server keeps (S16.6), and no other. */
const kitOf = (hasImages: boolean) => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      isAllowedUri: (href, { defaultValidate }) => defaultValidate(href) && isKeptAddress(href),
      HTMLAttributes: { rel: null, target: null },
    },
  }),
  Superscript,
  Subscript,
  ...(hasImages ? [RichPicture] : []),
];

/** The picture that the dialog is about: a new file or the selected one, and its position. */
type Asked = {
  readonly key: number;
  readonly file: File | null;
  readonly picture: TextPicture | null;
  readonly at: number | null;
};

/** Each question gets a dialog of its own, even two about the same picture. */
let askedSoFar = 0;

/** Text with headings, lists, links and, where allowed, pictures. Pasted text loses all other markup at once. */
export default function RichField({ id, field, label, lang, value, onChange, error, hint, isRequired }: FieldProps) {
  const hasImages = field.kind === 'rich' && field.hasImages === true;
  const t = useOfficeTexts(fieldTexts).editor;
  const message = error ?? hint;
  const written = useRef(textIn(value));
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const ask = (more: readonly Omit<Asked, 'key'>[]): void => {
    const next = more.map((one, place) => ({ ...one, key: askedSoFar + place }));
    askedSoFar += next.length;
    setAsked((before) => [...before, ...next]);
  };
  /** Whether these files were handled: pictures are asked about one at a time, and a dropped file never replaces the page. */
  const take = (data: DataTransfer | null, at: number | null): boolean => {
    if ((data?.files.length ?? 0) === 0) return false;
    if (hasImages) ask(picturesAmong(data).map((file) => ({ file, picture: null, at })));
    return true;
  };
  const editor = useEditor({
    extensions: kitOf(hasImages),
    content: textIn(value),
    // Its styles are in this field's sheet: the CSP allows no inline ones.
    injectCSS: false,
    editorProps: {
      handleDrop: (view, event, _, isMoved) =>
        !isMoved && take(event.dataTransfer, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? null),
      // Text copied from another program may come with a rendered picture of itself.
      handlePaste: (_, { clipboardData }) => !clipboardData?.getData('text/plain') && take(clipboardData, null),
      transformPastedHTML: (html) => {
        const kept = fromOffice(html);
        const left = leftBehind(kept, hasImages);
        if (left.length > 0) notify(t.leftBehind(left), 'warning');
        return kept;
      },
      handleDoubleClickOn: (_, __, { type, attrs }) => {
        if (type.name === 'image') ask([{ file: null, picture: attrs as TextPicture, at: null }]);
        return type.name === 'image';
      },
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(lang ? { lang } : {}),
        ...(isRequired ? { 'aria-required': 'true' } : {}),
        ...(error ? { 'aria-invalid': 'true' } : {}),
        ...(message ? { 'aria-describedby': `${id}-message` } : {}),
      },
    },
    onUpdate: ({ editor: now }) => {
      const html = now.isEmpty ? '' : now.getHTML();
      written.current = html;
      onChange(html === '' && field.isNullable ? null : html);
    },
  });
  // Show content set from outside (a restored draft, an earlier version); what was typed here is shown already.
  useEffect(() => {
    const next = textIn(value);
    if (next === written.current) return;
    written.current = next;
    editor.commands.setContent(next, { emitUpdate: false });
  }, [editor, value]);
  const askForPicture = (): void => {
    const picture = editor.isActive('image') ? (editor.getAttributes('image') as TextPicture) : null;
    ask([{ file: null, picture, at: null }]);
  };
  const [current] = asked;
  const insert = (picture: TextPicture): void => {
    setAsked((before) => before.slice(1));
    const chain = editor.chain().focus();
    // A replaced picture has another size, which only the server knows.
    const size = picture.src === current?.picture?.src ? {} : { width: null, height: null };
    if (current?.picture) chain.updateAttributes('image', { ...picture, ...size }).run();
    else {
      const spot = pictureSpot(editor.state, current?.at ?? editor.state.selection.to);
      chain
        .insertContentAt(spot, { type: 'image', attrs: picture })
        .command(({ tr }) => writeOn(tr))
        .run();
    }
  };
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
        {isRequired && ' *'}
      </span>
      <div className={styles.box} data-wrong={error ? '' : undefined}>
        <RichTools editor={editor} controls={id} onPicture={hasImages ? askForPicture : undefined} />
        <EditorContent editor={editor} className={styles.text} />
      </div>
      {current && (
        <PictureDialog
          key={current.key}
          picture={current.picture}
          file={current.file}
          onClose={() => setAsked((before) => before.slice(1))}
          onInsert={insert}
        />
      )}
      {message && (
        <FormHelperText id={`${id}-message`} error={Boolean(error)}>
          {message}
        </FormHelperText>
      )}
    </div>
  );
}
