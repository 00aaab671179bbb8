export { compiledCheck } from './compile/validator.ts'
export { isOneThing } from './conditions/condition.ts'
export { LANGUAGE_TAG } from './model/languages.ts'
export { written as writtenJson } from './source/write.ts'
