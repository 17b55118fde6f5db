import type { Processing } from '#platform/processing.ts';

/** What this room does with data of people (Art. 30 GDPR). */
export const accountProcessing: readonly Processing[] = [
  {
    name: 'account',
    texts: {
      de: {
        title: 'Konto und Anmeldung',
        purpose: 'Ein Konto führen, anmelden, Sitzungen anzeigen und beenden, vor fremdem Zugriff schützen',
        data: 'E-Mail-Adresse, Name, Anrede, Sprache, freiwillig Anschrift und Bild, Passwort und zweiter Faktor als Prüfwert, Sitzungen mit Gerät und Zeiten',
        kept: 'bis zum Löschen des Kontos; ohne Bestätigung der E-Mail-Adresse 30 Tage; Sitzungen 12 Stunden oder 30 Tage nach dem letzten Besuch, längstens 180 Tage',
      },
      en: {
        title: 'Account and login',
        purpose: 'Keeping an account, logging in, showing and ending sessions, protecting from access by others',
        data: 'E-mail address, name, form of address, language, address and picture if given, password and second factor as hashes, sessions with device and times',
        kept: 'until the account is deleted; 30 days if the e-mail address is not confirmed; sessions 12 hours or 30 days after the last visit, at most 180 days',
      },
    },
    concerns: ['members', 'team'],
    basis: ['contract', 'interest'],
    tables: ['users', 'sessions', 'password_resets', 'invitations', 'enrolments', 'recovery_codes', 'files_to_remove'],
    jobs: ['keep-accounts', 'erase-bytes'],
    cookies: ['session', 'has_session', 'device', 'registered', 'XSRF-TOKEN'],
  },
  {
    name: 'sign-in',
    texts: {
      de: {
        title: 'Anmeldung über Google oder Facebook',
        purpose: 'Anmelden ohne eigenes Passwort, nur auf Knopfdruck',
        data: 'Name, E-Mail-Adresse und Kennung beim Anbieter',
        kept: 'bis zum Löschen des Kontos; der Vorgang selbst wenige Minuten',
      },
      en: {
        title: 'Sign-in with Google or Facebook',
        purpose: 'Logging in without a password of one’s own, only at a press',
        data: 'Name, e-mail address and id at the provider',
        kept: 'until the account is deleted; the sign-in itself some minutes',
      },
    },
    concerns: ['members'],
    basis: ['contract'],
    recipients: ['google', 'facebook'],
    cookies: ['sso_*'],
  },
  {
    name: 'drafts',
    texts: {
      de: {
        title: 'Angefangene Formulare',
        purpose:
          'Damit beim Neuladen, Zurückgehen oder Abmelden nach langer Zeit nichts verloren geht, was jemand eingegeben hat',
        data: 'Auf dem Gerät, in diesem Tab: was in ein längeres Formular eingegeben und noch nicht abgeschickt wurde (Registrierung, Profil, Anschrift, Widerruf, gemeldete Barriere), nie Passwörter oder Einwilligungen',
        kept: 'bis zum Absenden, bis zum Abmelden oder bis der Tab geschlossen wird',
      },
      en: {
        title: 'Forms that were begun',
        purpose: 'So that nothing that somebody entered is lost by reloading, going back or a session that has expired',
        data: 'On the device, in this tab: what was entered into a longer form and not sent yet (registration, profile, address, withdrawal, a reported barrier), never passwords or consents',
        kept: 'until it is sent, until logout or until the tab is closed',
      },
    },
    concerns: ['visitors', 'members'],
    basis: ['interest'],
    storage: ['draft *'],
  },
  {
    name: 'newsletter',
    texts: {
      de: {
        title: 'Newsletter',
        purpose: 'Den Newsletter verwalten und die Einwilligung nachweisen (§ 7 UWG)',
        data: 'E-Mail-Adresse, Sprache, Wortlaut der Einwilligung, Zeitpunkte von Bestellung, Bestätigung und Abbestellung',
        kept: 'bis zum Löschen des Kontos; Unbestätigtes wird von selbst gelöscht',
      },
      en: {
        title: 'Newsletter',
        purpose: 'Keeping the newsletter’s list and proving the consent (§ 7 UWG)',
        data: 'E-mail address, language, wording of the consent, times of subscription, confirmation and cancellation',
        kept: 'until the account is deleted; what is never confirmed is deleted by itself',
      },
    },
    concerns: ['visitors', 'members'],
    basis: ['consent'],
    tables: ['newsletter_consents'],
  },
];
