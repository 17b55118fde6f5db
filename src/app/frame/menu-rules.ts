/** `moving`: the dropdown's transition is running. */
export type MenuState = { readonly open: boolean; readonly moving: boolean };
export type MenuEvent = 'toggle' | 'close' | 'settle';

export const closedMenu: MenuState = { open: false, moving: false };

/** Duration of the dropdown's transition in ms; `--calm` in the styles. */
export const menuTransition = 250;

/** The header's dropdown (S4.22): clicks during its transition are ignored, navigation always closes it. */
export function nextMenu(state: MenuState, event: MenuEvent): MenuState {
  switch (event) {
    case 'toggle':
      return state.moving ? state : { open: !state.open, moving: true };
    case 'close':
      return state.open ? { open: false, moving: true } : state;
    case 'settle':
      return state.moving ? { ...state, moving: false } : state;
  }
}
