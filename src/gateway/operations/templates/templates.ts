import type { Schemas } from '../../../contract/index.ts'
import { TEMPLATES } from '../../operation/access.ts'
import { codesIn, createdSince, filledOnly, listReply, MAX_RESULTS } from '../../operation/lists.ts'
import type { Operations } from '../../operation/operation.ts'
import { refuse } from '../../operation/refusals.ts'
import { etagOf } from '../../operation/versions.ts'
import { templateOf, templateViewer } from './document.ts'
import { saveTemplate } from './save.ts'

export const templateOperations: Pick<Operations, 'listTemplates' | 'getTemplate' | 'saveTemplate'> = {
  listTemplates: {
    access: 'session',
    isLong: true,
    module: TEMPLATES,
    async run({ input, user, store, now }) {
      const statuses = codesIn<Schemas['TemplateStatus']>(input.query?.TemplateStatus)
      const filter = {
        viewer: templateViewer(user),
        createdSince: createdSince(input.query?.CreateDateNoOfDaysAgo, now),
        statuses,
      }
      return listReply(await store.templates.list(filter, MAX_RESULTS), (row) => ({
        unId: row.unId,
        templateNo: row.templateNo,
        templateName: row.templateName,
        templateStatus: row.status,
        isPrivate: row.isPrivate,
        ...(user.isPortalAdmin ? { customer: row.customerName } : {}),
        ...filledOnly({
          shipper: row.shipperName,
          bizType: row.bizType,
          commodity: row.commodity,
          departure: row.departure,
          destination: row.destination,
          customFields: row.customFields,
        }),
      }))
    },
  },
  getTemplate: {
    access: 'session',
    module: TEMPLATES,
    async run({ input, user, store }) {
      const row = await store.templates.find(input.path.id, templateViewer(user))
      return row === undefined ? refuse('not-found') : { status: 200, body: templateOf(row, user), etag: etagOf(row) }
    },
  },
  saveTemplate: { access: 'session', module: TEMPLATES, run: saveTemplate },
}
