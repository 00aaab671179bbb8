export { compiledCheck } from './compile/validator.ts'
export { LANGUAGE_TAG } from './model/languages.ts'
export { written as writtenJson } from './source/write.ts'
