import FormHelperText from '@mui/material/FormHelperText';
import { Image } from '@tiptap/extension-image';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { textIn, type FieldProps } from './props.ts';
import styles from './rich-field.module.css';
import { RichTools } from './rich-tools.tsx';

/** What may stand in rich text: exactly what the server keeps of it (S16.6). */
const kitOf = (hasImages: boolean) => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    horizontalRule: false,
    link: { openOnClick: false, autolink: false, defaultProtocol: 'https', HTMLAttributes: { rel: null, target: null } },
  }),
  ...(hasImages ? [Image] : []),
];

/** Text with headings, lists, links. Pasted text loses everything else at once. */
export default function RichField({ id, field, label, lang, value, onChange, error, hint, isRequired }: FieldProps) {
  const hasImages = field.kind === 'rich' && field.hasImages === true;
  const said = error ?? hint;
  const written = useRef(textIn(value));
  const editor = useEditor({
    extensions: kitOf(hasImages),
    content: textIn(value),
    // Its styles come with the sheet of this field: the page allows no others.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(lang ? { lang } : {}),
        ...(isRequired ? { 'aria-required': 'true' } : {}),
        ...(error ? { 'aria-invalid': 'true' } : {}),
        ...(said ? { 'aria-describedby': `${id}-said` } : {}),
      },
    },
    onUpdate: ({ editor: now }) => {
      const html = now.isEmpty ? '' : now.getHTML();
      written.current = html;
      onChange(html === '' && field.isNullable ? null : html);
    },
  });
  // What comes from elsewhere (a draft taken up, an earlier version) is shown; what was typed here stands there already.
  useEffect(() => {
    const next = textIn(value);
    if (next === written.current) return;
    written.current = next;
    editor.commands.setContent(next, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
        {isRequired && ' *'}
      </span>
      <div className={styles.box} data-wrong={error ? '' : undefined}>
        <RichTools editor={editor} controls={id} hasImages={hasImages} />
        <EditorContent editor={editor} className={styles.text} />
      </div>
      {said && (
        <FormHelperText id={`${id}-said`} error={Boolean(error)}>
          {said}
        </FormHelperText>
      )}
    </div>
  );
}
