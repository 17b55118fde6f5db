import Button from '@mui/material/Button';
import { use, useState } from 'react';
import {
  ConfirmDialog,
  Failure,
  FileChooserContext,
  PageTitle,
  UploadButton,
  uploadPicture,
  useAct,
  useCall,
  useOfficeLocale,
  useOfficeTexts,
  Waiting,
} from '#desk/office/door.tsx';
import { sitePictureKinds } from '#paths/site-pictures.ts';
import { categoryNames } from '../entities/playlist.ts';
import type { SitePictureShown } from '../office-contract.ts';
import { sitePictureTexts } from '../site-picture-texts.ts';
import { client } from './client.ts';
import styles from './site-pages.module.css';

/** The pictures of the site itself (S7.9): start page, categories, sharing. Each is placed as soon as it is chosen. */
export default function PicturesPage() {
  const t = useOfficeTexts(sitePictureTexts);
  const { answer, error } = useCall(client.sitePictures, {});
  const [placed, setPlaced] = useState<readonly SitePictureShown[] | null>(null);
  const pictures = placed ?? answer?.data;
  return (
    <div className={styles.page}>
      <PageTitle>{t.name}</PageTitle>
      <p className={styles.used}>{t.help}</p>
      {error !== null && <Failure error={error} />}
      {!pictures && error === null && <Waiting shape="blocks" />}
      {pictures &&
        sitePictureKinds.map((kind) => (
          <section key={kind} className={styles.section} aria-labelledby={`pictures-${kind}`}>
            <h2 id={`pictures-${kind}`}>{t.kinds[kind]}</h2>
            <p className={styles.used}>{t.helps[kind]}</p>
            <ul className={styles.places}>
              {pictures
                .filter((one) => one.kind === kind)
                .map((one) => (
                  <Place key={one.address} picture={one} onPlaced={setPlaced} />
                ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

type PlaceProps = {
  readonly picture: SitePictureShown;
  readonly onPlaced: (pictures: readonly SitePictureShown[]) => void;
};

function Place({ picture: { address, kind, category, shape, shown, is_placed: isPlaced }, onPlaced }: PlaceProps) {
  const t = useOfficeTexts(sitePictureTexts);
  const locale = useOfficeLocale();
  const { act, isBusy, errorOf } = useAct();
  const drawChooser = use(FileChooserContext);
  const [isRemoving, setRemoving] = useState(false);
  const name = category ? categoryNames[locale][category] : t.kinds[kind];
  const place = async (picture: () => Promise<string>, successText: string): Promise<void> => {
    const done = await act(async () => client.saveSitePicture({ address, picture: await picture() }), successText);
    if (done) onPlaced(done.data);
    setRemoving(false);
  };
  const error = errorOf('picture');
  return (
    <li>
      <fieldset className={styles.place} aria-busy={isBusy}>
        <legend className={category ? undefined : 'visually-hidden'}>{name}</legend>
        {shown ? <img src={shown} alt={t.shown} data-shape={shape} /> : <p>{t.none}</p>}
        {error && <p role="alert">{error}</p>}
        <div className={styles.actions}>
          {drawChooser?.({ kind: 'image', onChoose: (chosen) => void place(() => Promise.resolve(chosen), t.placed) })}
          <UploadButton isBusy={isBusy} onFile={(file) => void place(() => uploadPicture(file), t.placed)} />
          {isPlaced && (
            <Button color="error" aria-haspopup="dialog" onClick={() => setRemoving(true)}>
              {t.remove}
            </Button>
          )}
        </div>
        {isRemoving && (
          <ConfirmDialog
            title={t.reallyRemove(name)}
            confirm={t.remove}
            isBusy={isBusy}
            onClose={() => setRemoving(false)}
            onConfirm={() => void place(() => Promise.resolve(''), t.removed)}
          >
            {t.without[kind]}
          </ConfirmDialog>
        )}
      </fieldset>
    </li>
  );
}
