// Generated from openapi/ by `npm run generate`. Do not edit.

/** Every operation of the gateway: where it is, which parameters it has, whether it has bodies and needs a token. */
export const operations = {
  "login": {"method":"post","path":"/api-gateway/1/new-login","pathParams":[],"query":{},"hasBody":true,"hasResult":true,"secured":false},
  "logout": {"method":"post","path":"/api-gateway/1/logout","pathParams":[],"query":{},"hasBody":false,"hasResult":false,"secured":true},
  "getTenantDetails": {"method":"get","path":"/api-gateway/1/tenants/{tenantUrl}","pathParams":["tenantUrl"],"query":{},"hasBody":false,"hasResult":true,"secured":false},
  "changePassword": {"method":"post","path":"/api-gateway/1/users/change-password","pathParams":[],"query":{},"hasBody":true,"hasResult":true,"secured":true},
  "requestPasswordReset": {"method":"post","path":"/api-gateway/1/users/forgot-password","pathParams":[],"query":{},"hasBody":true,"hasResult":true,"secured":false},
  "resetPassword": {"method":"post","path":"/api-gateway/1/users/reset-password","pathParams":[],"query":{},"hasBody":true,"hasResult":true,"secured":false},
  "countConcurrentUsers": {"method":"get","path":"/api-gateway/1/concurrent-user-count","pathParams":[],"query":{},"hasBody":false,"hasResult":true,"secured":true},
  "getPreferences": {"method":"get","path":"/api-gateway/1/preferences/{userName}","pathParams":["userName"],"query":{},"hasBody":false,"hasResult":true,"secured":true},
  "recordUsage": {"method":"post","path":"/api-gateway/1/metrics/{service}","pathParams":["service"],"query":{},"hasBody":true,"hasResult":false,"secured":false},
  "logError": {"method":"post","path":"/api-gateway/1/log","pathParams":[],"query":{},"hasBody":true,"hasResult":false,"secured":false},
  "listSystemCodes": {"method":"get","path":"/api-gateway/1/system-codes","pathParams":[],"query":{"Type":{"required":true},"PageIndex":{"required":false}},"hasBody":false,"hasResult":true,"secured":true},
  "listCountries": {"method":"get","path":"/api-gateway/1/countries","pathParams":[],"query":{},"hasBody":false,"hasResult":true,"secured":true},
  "listCities": {"method":"get","path":"/api-gateway/1/cities","pathParams":[],"query":{"CtryCode":{"required":true},"IsRoadAccess":{"required":false},"IsSeaPort":{"required":false},"IsIATACity":{"required":false}},"hasBody":false,"hasResult":true,"secured":true},
  "listContainerTypes": {"method":"get","path":"/api-gateway/1/container-types","pathParams":[],"query":{"Kind":{"required":false}},"hasBody":false,"hasResult":true,"secured":true},
  "listParties": {"method":"get","path":"/api-gateway/1/parties","pathParams":[],"query":{"LookupType":{"required":true},"NeedAddresses":{"required":false},"Name":{"required":false},"PartyID":{"required":false},"PageIndex":{"required":false}},"hasBody":false,"hasResult":true,"secured":true},
  "clearLookupCache": {"method":"get","path":"/api-gateway/1/clear-lookup-cache","pathParams":[],"query":{"serviceName":{"required":true},"cacheAttribute":{"required":false}},"hasBody":false,"hasResult":false,"secured":true},
  "listUserParties": {"method":"get","path":"/api-gateway/1/lookups/um-parties","pathParams":[],"query":{"custNo":{"required":true},"pageIndex":{"required":false},"PartyID":{"required":false},"Name":{"required":false},"Role":{"required":false},"NeedAddresses":{"required":false}},"hasBody":false,"hasResult":true,"secured":true},
  "getBusinessRules": {"method":"get","path":"/api-gateway/1/bizrules","pathParams":[],"query":{"OwnerID":{"required":false},"RuleCode_Sno":{"required":true}},"hasBody":false,"hasResult":true,"secured":true},
  "listBookings": {"method":"get","path":"/api-gateway/secure/1/bookings/","pathParams":[],"query":{"CreateDateNoOfDaysAgo":{"required":false},"BookStatus":{"required":false}},"hasBody":false,"hasResult":true,"secured":true},
  "saveBooking": {"method":"post","path":"/api-gateway/secure/1/bookings/","pathParams":[],"query":{"action":{"required":true}},"hasBody":true,"hasResult":true,"secured":true},
  "getBooking": {"method":"get","path":"/api-gateway/secure/1/bookings/{id}","pathParams":["id"],"query":{"userRole":{"required":false}},"hasBody":false,"hasResult":true,"secured":true},
  "listTemplates": {"method":"get","path":"/api-gateway/1/booking-templates/","pathParams":[],"query":{"CreateDateNoOfDaysAgo":{"required":false},"TemplateStatus":{"required":false}},"hasBody":false,"hasResult":true,"secured":true},
  "saveTemplate": {"method":"post","path":"/api-gateway/1/booking-templates/","pathParams":[],"query":{"action":{"required":true}},"hasBody":true,"hasResult":true,"secured":true},
  "getTemplate": {"method":"get","path":"/api-gateway/1/booking-templates/{id}","pathParams":["id"],"query":{},"hasBody":false,"hasResult":true,"secured":true},
  "saveDocuments": {"method":"post","path":"/api-gateway/secure/1/docs/","pathParams":[],"query":{},"hasBody":true,"hasResult":true,"secured":true},
  "downloadDocument": {"method":"get","path":"/api-gateway/secure/1/docs/{externalId}","pathParams":["externalId"],"query":{"action":{"required":true}},"hasBody":false,"hasResult":true,"secured":true},
  "listDocumentTypes": {"method":"post","path":"/api-gateway/1/lookups/DmDocTypesView","pathParams":[],"query":{},"hasBody":true,"hasResult":true,"secured":true},
  "listFileExtensions": {"method":"get","path":"/api-gateway/1/file-extensions","pathParams":[],"query":{},"hasBody":false,"hasResult":true,"secured":true},
} as const

/** The name of an operation. */
export type OperationId = keyof typeof operations
