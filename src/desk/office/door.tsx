/** The building blocks of screens, for the shell and the rooms. */
export { useAlongside } from './alongside.ts';
export { announce, Announcer } from './announce.tsx';
export { ButtonForm } from './button-form.tsx';
export { CallPicker } from './call-picker.tsx';
export { DataList, ListPaging } from './data-list.tsx';
export { ConfirmDialog } from './confirm-dialog.tsx';
export { dayText, instantText } from './berlin-time.ts';
export {
  CallFailed,
  createOfficeClient,
  entityClient,
  recoverFrom,
  uploadHeaders,
  whenSignedOut,
  type FieldTexts,
} from './client.ts';
export { fieldTexts } from '../field-texts.ts';
export { partTexts } from '../office-texts.ts';
export { EntityNames, useEntityName } from './entity-names.ts';
export { EntryPicker } from './entry-picker.tsx';
export { Failure } from './failure.tsx';
export type { Field, OwnFieldProps } from './field.ts';
export { FieldsOf } from './fields-of.tsx';
export { CentsField, NumberField } from './fields/number-field.tsx';
export { FileChooserContext, type DrawFileChooser } from './file-chooser.ts';
export { Contrast, DarkMode, LightMode } from './icons.tsx';
export { EntityFormPage } from './form-page.tsx';
export { isSame, openAfterSave, savedOf, withLater, type Opened } from './form-state.ts';
export { forgetAllNew } from './kept-new.ts';
export { chooseLocale, useOfficeLocale, useOfficeTexts } from './language.ts';
export { useUnsaved } from './leave-warning.tsx';
export { EntityListPage } from './list-page.tsx';
export { LimitedField } from './limited-field.tsx';
export { Notices } from './notices.tsx';
export { closeNotification, notify, useNotification } from './notify.ts';
export { PageTitle } from './page-title.tsx';
export type { Choice, PickerProps } from './picker.tsx';
export { ListTools } from './list-tools.tsx';
export { messageOf } from './message-of.ts';
export { menuGroups, type EntityScreen, type EntityTexts, type PageScreen, type Screen } from './screen.ts';
export { officeRoute, useHasRole, useOfficeUser, type OfficeUser } from './session.ts';
export { screenOf } from './screen-of.ts';
export { shared } from './shared.ts';
export { SortableList } from './sortable-list.tsx';
export { TableSection } from './table-section.tsx';
export { UploadButton } from './upload-button.tsx';
export { uploadPicture } from './uploads.ts';
export { useAct } from './use-act.ts';
export { answers, useCall } from './use-call.ts';
export { useLastPage, useList } from './use-list.ts';
export { Waiting } from './waiting.tsx';
