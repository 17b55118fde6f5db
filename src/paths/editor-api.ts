import type { Address } from '#kit/endpoint.ts';

/** The office's calls about things the site has once: editors' words, the guide, the tree of tags, settings and notes. */
export const editorAddresses = {
  words: 'GET /api/backend/word/list',
  word: 'GET /api/backend/word/get/:id',
  saveWord: 'POST /api/backend/word/save',
  deleteWords: 'POST /api/backend/word/delete',
  tryWords: 'POST /api/backend/word/try',
  replayWords: 'POST /api/backend/word/replay',
  proposals: 'GET /api/backend/word/proposals',
  guide: 'GET /api/backend/chatbot/get',
  checkGuide: 'POST /api/backend/chatbot/check',
  saveGuide: 'POST /api/backend/chatbot/save',
  tagTree: 'GET /api/backend/tag/tree',
  settings: 'GET /api/backend/settings/get',
  saveSettings: 'POST /api/backend/settings/save',
  picks: 'GET /api/backend/settings/picks',
  sitePictures: 'GET /api/backend/settings/pictures',
  saveSitePicture: 'POST /api/backend/settings/picture',
  notes: 'GET /api/backend/note/list',
  note: 'GET /api/backend/note/get/:id',
  saveNote: 'POST /api/backend/note/save',
  deleteNotes: 'POST /api/backend/note/delete',
} as const satisfies Record<string, Address>;
