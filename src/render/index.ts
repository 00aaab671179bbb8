export { EngineContext, useEngine } from './services.ts'
export type { EngineServices, Notice, Question, Translate } from './services.ts'
export type { Answer, CallInput, DataPort } from './port.ts'
export type { CellPart, CellPartProps, FieldPart, FieldPartProps, PartRegistry } from './parts.ts'
