/** What the app renders of the guide. `GuideShell` is for the server; the others load when the guide comes into view. */
export { askGuide } from './calls.ts';
export { GuideChat, GuideStopped } from './guide-chat.tsx';
export { GuideShell } from './guide-shell.tsx';
