/** A foreign sea port as US customs knows it. */
export interface ForeignPort {
  /** Schedule K code; its first three figures stand for the country. */
  code: string
  name: string
  countryCode: string
}

/** Code, country, name. */
const PORTS = `
58886 JP Yokohama
58895 JP Tokyo
58857 JP Nagoya
58840 JP Kobe
58867 JP Osaka
58814 JP Hakata
58879 JP Shimizu
58023 KR Busan
58029 KR Incheon
58032 KR Kwangyang
57035 CN Shanghai
57020 CN Ningbo
57078 CN Yantian
57047 CN Qingdao
57069 CN Xiamen
57051 CN Tianjin Xingang
57003 CN Dalian
57018 CN Nansha
58201 HK Hong Kong
58309 TW Kaohsiung
58301 TW Keelung
58312 TW Taichung
55976 SG Singapore
55751 MY Port Klang
55769 MY Tanjung Pelepas
54937 TH Laem Chabang
54901 TH Bangkok
55206 VN Vung Tau
55224 VN Haiphong
55203 VN Ho Chi Minh City
56033 ID Jakarta
56043 ID Surabaya
56521 PH Manila
53313 IN Nhava Sheva
53322 IN Mundra
53305 IN Chennai
54201 LK Colombo
52051 AE Jebel Ali
48945 TR Istanbul
42157 NL Rotterdam
42105 NL Amsterdam
42305 BE Antwerp
42870 DE Bremerhaven
42879 DE Hamburg
42737 FR Le Havre
42749 FR Marseille
41352 GB Southampton
41321 GB Felixstowe
41333 GB London Gateway
47527 IT Genoa
47537 IT La Spezia
47507 IT Naples
47031 ES Barcelona
47094 ES Valencia
47002 ES Algeciras
45511 PL Gdansk
40137 SE Gothenburg
35177 BR Santos
35137 BR Paranagua
33781 CL San Antonio
33797 CL Valparaiso
33107 EC Guayaquil
33313 PE Callao
20195 MX Manzanillo
20199 MX Veracruz
12493 CA Vancouver
12485 CA Prince Rupert
01822 CA Montreal
15139 CA Halifax
60267 AU Sydney
60237 AU Melbourne
60215 AU Brisbane
61401 NZ Auckland
61433 NZ Tauranga
79145 ZA Cape Town
79151 ZA Durban`

/** Foreign ports of lading. */
export function foreignPorts(): ForeignPort[] {
  return PORTS.trim()
    .split('\n')
    .map((line) => {
      const [code = '', countryCode = '', ...name] = line.split(' ')
      return { code, name: name.join(' '), countryCode }
    })
}
