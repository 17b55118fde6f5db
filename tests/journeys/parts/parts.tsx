import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { Background } from '#app/frame/background.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorPopups } from '#ui/error-popups.tsx';
import { reportError } from '#ui/faults.ts';
import { FormCard, FormPage } from '#ui/form-page.tsx';
import { SiteProvider } from '#ui/site.tsx';
import { say, StatusRegion } from '#ui/status.tsx';
import { FileChooser } from '#ui/upload/file-chooser.tsx';
import { ImageUpload } from '#ui/upload/image-upload.tsx';
import { createUploads } from '#ui/upload/queue.ts';
import { sendByXhr } from '#ui/upload/send-by-xhr.ts';
import { UploadList } from '#ui/upload/upload-list.tsx';
import { call } from './call.ts';
import { Login, Registration } from './forms.tsx';
import { identity } from '../../identity.ts';

function Popups() {
  const [open, setOpen] = useState<'dialog' | 'confirm'>();
  const close = () => setOpen(undefined);
  const erase = async () => {
    const result = await call('delete', {});
    if (result.ok) close();
  };
  return (
    <FormPage title="Popups">
      <FormCard>
        <Button onClick={() => setOpen('dialog')}>Wissenswertes</Button>
        <Button kind="quiet" onClick={() => setOpen('confirm')}>
          Account löschen
        </Button>
        <Button kind="quiet" onClick={() => reportError(500, 'anfrage-7')}>
          Fehler
        </Button>
        <Button kind="quiet" onClick={() => reportError(419)}>
          Sitzung
        </Button>
        <Button kind="quiet" onClick={() => say('Gespeichert.')}>
          Speichern
        </Button>
        <p style={{ height: 2000 }}>Eine lange Seite.</p>
        <Button onClick={() => setOpen('dialog')}>Noch etwas</Button>
      </FormCard>
      {open === 'dialog' && (
        <Dialog title="Wissenswertes" onClose={close} actions={<Button onClick={close}>Verstanden</Button>}>
          <p>
            Warum <a href="#schlaf">Schlaf</a> guttut, und was <a href="#licht">Licht</a> damit zu tun hat.
          </p>
        </Dialog>
      )}
      {open === 'confirm' && (
        <Confirm
          title="Account löschen."
          text="Willst du deinen Account wirklich löschen? Alle Daten werden dabei unwiderruflich gelöscht."
          onConfirm={erase}
          onCancel={close}
        />
      )}
    </FormPage>
  );
}

const csrf = () => ({ 'X-XSRF-TOKEN': 'token' });

function Picture() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FormPage title="Profil">
      <FormCard>
        <Button onClick={() => setIsOpen(true)}>Profilbild ändern</Button>
      </FormCard>
      {isOpen && (
        <ImageUpload
          title="Profilbild ändern"
          upload={sendByXhr({ url: '/parts/call/picture', field: 'file', headers: csrf })}
          onClose={() => setIsOpen(false)}
          onSent={() => {
            setIsOpen(false);
            say('Gespeichert.');
          }}
        />
      )}
    </FormPage>
  );
}

function Files() {
  const [uploads] = useState(() => createUploads(sendByXhr({ url: '/parts/call/file', field: 'files[]', headers: csrf })));
  return (
    <FormPage title="Dateien">
      <FormCard>
        <FileChooser label="Dateien auswählen" accept="*/*" multiple onFiles={uploads.add} />
        <UploadList uploads={uploads} />
      </FormCard>
    </FormPage>
  );
}

const pages: Readonly<Record<string, ReactNode>> = {
  login: <Login />,
  registration: <Registration />,
  popups: <Popups />,
  picture: <Picture />,
  files: <Files />,
};

/** A component page: `/parts/de/login`. Rendered on the server first, like every page of the site. */
export function Parts({ path }: { path: string }) {
  const [, , locale, name = ''] = path.split('/');
  return (
    <MemoryRouter>
      <SiteProvider identity={identity} locale={locale === 'en' ? 'en' : 'de'}>
        <Background sentiment={name === 'registration' ? 'feelgood' : 'default'} />
        <main>{pages[name]}</main>
        <ErrorPopups />
        <StatusRegion />
      </SiteProvider>
    </MemoryRouter>
  );
}
