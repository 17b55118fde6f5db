/** What other rooms may ask of the mail. The shape of addresses is in `../rules.ts`. */
export { mailDocument, type MailContent, type MailLink, type MailPart } from './document.ts';
export { eraseMailTo, exportMailTo, type KeptMail } from './erase.ts';
export { queueMail, type Mail } from './outbox.ts';
