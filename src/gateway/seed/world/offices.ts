/** An office of a tenant: the owner of records, for whom administrators set business rules. */
export interface WorldOffice {
  ownerId: string
  isHeadOffice: boolean
  /** CMCHECKFILESIZE, CMCHKFILEEXTENSION and CPREFCODE; null is not set. */
  fileSize: string | null
  fileTypes: string | null
  refCode: string | null
}

/** The offices of a tenant. The one in the United States takes less: smaller files, of fewer types. */
export function worldOffices(tenantId: string): WorldOffice[] {
  return [
    { ownerId: `${tenantId}JP`, isHeadOffice: true, fileSize: '10M', fileTypes: null, refCode: 'PO' },
    {
      ownerId: `${tenantId}US`,
      isHeadOffice: false,
      fileSize: '2M',
      fileTypes: 'pdf,txt,docx,xlsx,csv,zip,jpg,jpeg,png',
      refCode: 'REF',
    },
  ]
}
