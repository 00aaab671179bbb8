export { throwawaysOfRun as default } from '../../src/tools/project/throwaway.ts'
