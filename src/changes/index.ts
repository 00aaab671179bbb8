export { differing, folderOf, isBinary, isConfiguration, isPlace, withFolder } from './folder.ts'
export type { Folder } from './folder.ts'
export {
  changed,
  changedPaths,
  emptyChangeSet,
  fileVersions,
  firstStep,
  overWith,
  rebased,
  redone,
  settled,
  takenBack,
  turnsOf,
  undone,
} from './change-set.ts'
export type { ChangeSet, Counts, Overtaken, Step } from './change-set.ts'
export { givenFor, pictureFault, pictureOf } from './pictures.ts'
export type { Picture, PictureFault } from './pictures.ts'
export type { FileChange, Place } from './file-change.ts'
