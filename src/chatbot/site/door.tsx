/** What the app may show of the guide. `GuideShell` is for the server; the others come when the guide is in view. */
export { askGuide } from './calls.ts';
export { GuideChat, GuideStopped } from './guide-chat.tsx';
export { GuideShell } from './guide-shell.tsx';
