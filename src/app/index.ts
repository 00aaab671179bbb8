export { keepLanguage } from './i18n/language.ts'
export { openSession } from './session/session.ts'
export { forgetSession, keepSession } from './session/storage.ts'
export { themeOf } from '../render/index.ts'
