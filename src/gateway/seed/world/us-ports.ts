/** A port of the United States as customs knows it. */
export interface UsPort {
  /** District and port code, Schedule D. */
  code: string
  name: string
  state: string
  /** How goods come: S by sea, A by air, L over a land border; none inland. */
  gates: string
  /** FIRMS code and name of the place where goods lie. */
  firms: string
  terminal: string
}

/** Code, gates or -, state, FIRMS code, name, terminal. */
const PORTS = `
2704|S|CA|Z952|Los Angeles|Breakwater Terminal 4
2709|S|CA|Y309|Long Beach|Pier Delta Container Yard
2720|A|CA|W118|Los Angeles International Airport|Westfield Air Cargo
2713|S|CA|X077|Port Hueneme|Hueneme Reefer Dock
2811|S|CA|Z420|Oakland|Middle Bay Terminal
2801|A|CA|W205|San Francisco International Airport|Bayside Cargo Building 7
2506|L|CA|H613|Otay Mesa|Mesa Bonded Yard
3001|S|WA|Z531|Seattle|Duwamish Yard
3002|S|WA|Z548|Tacoma|Blair Slip Terminal
3029|A|WA|W331|Seattle-Tacoma International Airport|Northside Cargo 2
3004|L|WA|H702|Blaine|Peace Gate Yard
2904|S|OR|Z610|Portland|Rivergate Berth 6
1001|S|NY|E117|New York|Red Hook Pier
4601|S|NJ|E425|New York/Newark|Newark Bay Terminal
4701|A|NY|F840|John F. Kennedy International Airport|Jamaica Bay Cargo
0401|S|MA|B216|Boston|Reserved Channel Terminal
1101|S|PA|D307|Philadelphia|Delaware Reefer Terminal
1303|S|MD|D518|Baltimore|Seaforth Marine Terminal
1401|S|VA|J624|Norfolk|Elizabeth River Terminal
1601|S|SC|K333|Charleston|Cooper River Terminal
1703|S|GA|L412|Savannah|Garden Bend Terminal
1704|A|GA|L905|Atlanta|Southside Air Cargo
1803|S|FL|M226|Jacksonville|Blount Channel Terminal
5201|S|FL|M541|Miami|Dodge Island Berth 3
5203|S|FL|M570|Port Everglades|Southport Yard
5206|A|FL|M788|Miami International Airport|Perishables Building 702
1801|S|FL|M309|Tampa|Hooker Bay Terminal
1901|S|AL|N118|Mobile|Choctaw Bend Terminal
2002|S|LA|N734|New Orleans|Napoleon Wharf
5301|S|TX|S527|Houston|Barbours Reach Terminal
5309|A|TX|S860|Houston Intercontinental Airport|Northgate Cargo
5501|A|TX|R441|Dallas/Fort Worth|West Apron Cargo
2304|L|TX|R912|Laredo|World Bridge Yard
2305|L|TX|R935|Hidalgo/Pharr|Pharr Produce Dock
2402|L|TX|R288|El Paso|Zaragoza Yard
2604|L|AZ|H415|Nogales|Mariposa Produce Yard
3801|L|MI|I506|Detroit|Ambassador Yard
3802|L|MI|I533|Port Huron|Blue Water Yard
0901|L|NY|C711|Buffalo-Niagara Falls|Peace Bridge Yard
0712|L|NY|C604|Champlain|Northway Yard
3901|A|IL|I822|Chicago|Prairiedock Container Freight Station
4101|-|OH|I240|Cleveland|Cuyahoga Bonded Warehouse
2006|A|TN|N905|Memphis|Bluff City Air Hub
4501|-|MO|T318|Kansas City|Two Rivers Bonded Warehouse
4503|-|MO|T346|St. Louis|Gateway Arch Bonded Yard
3501|A|MN|T702|Minneapolis/St. Paul|Twin Falls Cargo
3307|A|CO|T544|Denver|High Plains Cargo
2605|A|AZ|H488|Phoenix|Sky Valley Cargo
3201|S|HI|P120|Honolulu|Sand Island Terminal
3126|A|AK|P511|Anchorage|Cook Inlet Cargo
4909|S|PR|P808|San Juan|Isla Grande Terminal`

/** Ports of entry and of unlading. */
export function usPorts(): UsPort[] {
  return PORTS.trim()
    .split('\n')
    .map((line) => {
      const [code = '', gates = '', state = '', firms = '', name = '', terminal = ''] = line.split('|')
      return { code, name, state, gates: gates === '-' ? '' : gates, firms, terminal }
    })
}
