import { accountScreens } from '#accounts/office/door.tsx';
import { barrierScreens } from '#barriers/office/door.tsx';
import { catalogScreens } from '#catalog/office/door.tsx';
import { chatbotScreens } from '#chatbot/office/door.tsx';
import { courseScreens } from '#courses/office/door.tsx';
import type { Screen } from '#desk/office/door.tsx';
import { mediaScreens } from '#media/office/door.tsx';
import { hasRole } from '#kit/roles.ts';
import { privacyScreens } from '#privacy/office/door.tsx';
import { searchScreens } from '#search/office/door.tsx';
import { shopScreens } from '#shop/office/door.tsx';
import { operationScreens } from './operation-screens.tsx';

/** The screens of all rooms, in the order of the menu's groups: a room adds its array here, nothing else is needed. */
export const screens: readonly Screen[] = [
  ...catalogScreens,
  ...accountScreens,
  ...barrierScreens,
  ...courseScreens,
  ...shopScreens,
  ...mediaScreens,
  ...searchScreens,
  ...chatbotScreens,
  ...privacyScreens,
  ...operationScreens,
];

/** The screens that these roles allow (S6.4). */
export const screensFor = (roles: readonly string[]): readonly Screen[] =>
  screens.filter((screen) => hasRole(roles, screen.roles));
