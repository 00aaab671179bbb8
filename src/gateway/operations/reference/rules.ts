import type { Schemas } from '../../../contract/index.ts'
import { filledOnly } from '../../operation/lists.ts'
import type { Operations } from '../../operation/operation.ts'
import type { OwnerRulesRow } from '../../store/tables/documents.ts'
import { uploadLimits } from '../../uploads/limits.ts'

type Rules = Schemas['BusinessRules']

/** The rules that can be asked for, by code and serial number. */
const RULES: Record<string, keyof Rules & keyof OwnerRulesRow> = {
  CMCHECKFILESIZE_1: 'fileSize',
  CMCHKFILEEXTENSION_1: 'fileTypes',
  CPREFCODE_1: 'refCode',
}

/** What administrators have set for the owners of records. */
export const ruleOperations: Pick<Operations, 'getBusinessRules'> = {
  getBusinessRules: {
    access: 'session',
    async run({ input: { query }, store }) {
      const set = await store.ownerRules.find(query.OwnerID)
      const asked = query.RuleCode_Sno.split(',').flatMap((rule) => RULES[rule] ?? [])
      // A rule that allows more than the gateway takes is answered as what it takes.
      const fileSize = set?.fileSize ? uploadLimits(set).size : undefined
      const rules: Rules = filledOnly(Object.fromEntries(asked.map((rule) => [rule, { ...set, fileSize }[rule]])))
      return { status: 200, body: rules }
    },
  },
}
