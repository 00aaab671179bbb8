/** Lists of an agency's record and the entity each comes with (shipments §7); which a record has, its type says. */
export const PGA_LISTS = {
  partiesList: 'PgParties',
  remarksList: 'PgRemarks',
  commoditiesList: 'PgCommodities',
  permitsList: 'PgPermits',
  componentsList: 'PgComponents',
  licensesList: 'PgLicenses',
  certificatesList: 'PgCertificates',
  lpcoPermitsList: 'PgLpcoPermits',
  idCodesList: 'PgIdCodes',
  complianceList: 'PgCompliance',
  packagingList: 'PgPackaging',
} as const
