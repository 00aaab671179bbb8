import type { CustomsDocuments, CustomsRecordRow, CustomsResource } from '../../../store/tables/customs-records.ts'
import type { Random } from '../../random.ts'
import type { CustomsFileSeed } from '../file-seed.ts'

/** A file whose records are being made. */
export interface RecordsMaking {
  file: CustomsFileSeed
  random: Random
  /** Whether the file has records at every level; of most files a few are enough. */
  isDeep: boolean
  /** Notes a record under its keys (CUSTOMS_KEYS), in the order of the file. */
  add<Resource extends CustomsResource>(
    resource: Resource,
    keys: readonly (string | number)[],
    document: CustomsDocuments[Resource],
  ): void
}

/** Gathers the records of a file as rows of the store. */
export function fileRecords(
  file: CustomsFileSeed,
  random: Random,
): { making: RecordsMaking; rows: CustomsRecordRow[] } {
  const rows: CustomsRecordRow[] = []
  const isDeep = file.isShowcase || random.chance(1 / 3)
  const making: RecordsMaking = {
    file,
    random,
    isDeep,
    add(resource, keys, document) {
      const [key1 = '', key2 = '', key3 = '', key4 = '', key5 = ''] = keys.map(String)
      rows.push({
        tenantId: file.tenantId,
        fileNo: file.fileNo,
        resource,
        key1,
        key2,
        key3,
        key4,
        key5,
        position: rows.length,
        document,
      })
    },
  }
  return { making, rows }
}
