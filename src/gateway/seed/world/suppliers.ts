import { worldCities } from './cities.ts'
import type { WorldParty } from './parties.ts'

/** Shippers that only a customs broker's world knows. Code, city, postal code, name, street, district. */
const SUPPLIERS = `
TEPUKE01|NZTRG|3110|TEPUKERIDGE ORCHARDS|14 Mount Road|Mount Maunganui
ANDAMN01|THBKK|10120|ANDAMANPEARL SEAFOOD|88 Chan Road|Sathorn
COROMD01|INMAA|600001|COROMANDEL TIDE EXPORTS|31 Rajaji Salai|George Town
AVONMR01|GBMAN|M17 1HH|AVONMERE SURGICAL|6 Westbrook Road|Trafford Park
ROVESC01|ITMIL|20138|ROVESCIO ARMI DA CACCIA|Via Mecenate 40|Forlanini
PELLET01|ITNAP|80133|PELLETTERIA VESUVIANA|Via Marina 12|Porto
ARKTEL01|SEGOT|418 78|ARKTELLUS AVIONIK|Lindholmspiren 9|Lundby
HELFRT01|DEFRA|65929|HELFORT FEINCHEMIE|Brueningstrasse 61|Hoechst
MUGUNG01|KRPUS|48750|MUGUNGBIT PETROCHEM|77 Chungjang-daero|Dong-gu
RAIDEN01|JPNGO|456-0062|RAIDENKAI MOTORCYCLES|2-9 Oze|Atsuta-ku
TAEBAK01|KRINC|22382|TAEBAEKSAN HEAVY EQUIPMENT|120 Seohae-daero|Jung-gu
CHAOPR01|THLCH|20230|CHAOPRAYA TREAD RUBBER|41/3 Moo 5|Sriracha
PRAIRV01|CATOR|M9W 5C3|PRAIRIEVALE MEATS|61 Claireville Drive|Etobicoke
FRASRM01|CAVAN|V3M 6A1|FRASERMIST TIMBER MILLS|900 Cliveden Avenue|Delta`

/** Foreign shippers, with their default address; all of them ship only. */
export function suppliers(): WorldParty[] {
  const cities = new Map(worldCities().map((city) => [city.code, city]))
  return SUPPLIERS.trim()
    .split('\n')
    .map((line) => {
      const [code = '', cityCode = '', postalCode = '', name = '', street = '', district = ''] = line.split('|')
      const city = cities.get(cityCode)
      if (city === undefined) throw new Error(`Supplier ${code} is in an unknown city: ${cityCode}`)
      const lines = [street, district, `${postalCode} ${city.name}`, city.countryCode]
      return {
        code,
        name,
        localName: null,
        cityCode,
        cityName: city.name,
        countryCode: city.countryCode,
        postalCode,
        roles: [1],
        addresses: [{ type: 'C', typeName: 'Company', lines }],
      }
    })
}
