// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/api-gateway/1/new-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Opens a session. Needs no token. A session of the same user elsewhere answers 409 with code 22007; `forceLogoff` then ends it.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the token. There is no body.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/tenants/{tenantUrl}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tenant by its address
         * @description Brand, flavour and access levels of a tenant, asked before anybody is signed in; needs no token and no tenant
         *     header. The path is this contract's own choice: the specification names the data, not the call.
         */
        get: operations["getTenantDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/users/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password
         * @description Replaces the password of the signed-in user. The new one has 8 to 30 characters with at least one upper-case
         *     letter, one lower-case letter, one digit and one of !@#$%^&*(). A wrong old password answers 400 with the field
         *     error `Old Password error.` on `oldPassword`.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/users/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a reset link
         * @description Sends an e-mail with a link to `passwordResetUrl` that carries a token. Needs the tenant and no token. A gateway
         *     that does not tell who has an account answers 200 to every well-formed address.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/users/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by a reset link
         * @description Sets the password of the user the token was sent to, by the same rules as a change. The token can be used once.
         *     A token that is too old answers 400 with the field error `Reset Password Token is Expired`. Needs the tenant and
         *     no token of a session.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/concurrent-user-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many users are signed in
         * @description How many users of the tenant have a session now.
         */
        get: operations["countConcurrentUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/preferences/{userName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preferences of a user
         * @description The preferences of the signed-in user as they are now; the login response holds those of that moment.
         */
        get: operations["getPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/metrics/{service}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a use
         * @description Written after each sign-in, sign-out and save of a booking or quote, whether it worked or not.
         */
        post: operations["recordUsage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a failure
         * @description Written when a call fails or a screen breaks.
         */
        post: operations["logError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/system-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Codes of one list
         * @description The codes of a list, in the order in which they are shown.
         */
        get: operations["listSystemCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries
         * @description Countries in alphabetical order; the value is the ISO 3166-1 alpha-2 code.
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cities of a country
         * @description Cities, ports and airports of one country. Several filters together mean all of them.
         */
        get: operations["listCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/container-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Types of containers and load units
         * @description Container types for sea (FCL) and load units for inland (FTL).
         */
        get: operations["listContainerTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/parties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parties in one role
         * @description The parties the user may choose in a role, all of them or those a search text fits.
         */
        get: operations["listParties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/clear-lookup-cache": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Forget cached options
         * @description Makes the gateway read a lookup anew at the next call. The portal then asks for the lookup again.
         */
        get: operations["clearLookupCache"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/lookups/um-parties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parties of a customer
         * @description The parties that belong to a customer number, all of them or those a search fits.
         */
        get: operations["listUserParties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/bizrules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Business rules of an owner
         * @description The values of some business rules: the limits of uploads (CMCHECKFILESIZE_1 and CMCHKFILEEXTENSION_1) and the kind
         *     of reference numbers (CPREFCODE_1). A rule that is not set is absent; the portal then keeps to its defaults
         *     (10M, and the types pdf, txt, doc, docx, xls, xlsx, xlsm, ppt, csv, odt, eml, emlx, msg, zip, jpg, jpeg, png, gif,
         *     tif, bmp, ico).
         */
        get: operations["getBusinessRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/secure/1/bookings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bookings
         * @description The bookings the user may see, the newest first.
         */
        get: operations["listBookings"];
        put?: never;
        /**
         * Save, submit or delete a booking
         * @description With `action` S a booking without `unId` is created and one with `unId` replaced; `bookStatus` says whether it
         *     stays a draft (D) or is submitted (P, or A when it was accepted). With `action` D the booking of `unId` is
         *     deleted. What the status does not allow answers 409. Remarks, cargo items and documents follow their action codes.
         */
        post: operations["saveBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/secure/1/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One booking
         * @description The whole booking.
         */
        get: operations["getBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/booking-templates/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Booking templates
         * @description The user's own templates and those available publicly, the newest first.
         */
        get: operations["listTemplates"];
        put?: never;
        /**
         * Save, enable or disable a booking template
         * @description A template without `unId` is created (funcCode 9, jobStageCode T, templateStatus A), which is also how one is
         *     saved as new; one with `unId` is replaced (funcCode 5). Enabling and disabling is a save that turns
         *     `templateStatus` from I to A or from A to I. A name and a mode of transport are needed. Only its owner and
         *     administrators may change a template. Cargo items and remarks follow their action codes.
         */
        post: operations["saveTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/booking-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One booking template
         * @description The whole template, to edit it or to apply it to a new booking.
         */
        get: operations["getTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/quotes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quotes
         * @description The quotes the user may see, the newest first.
         */
        get: operations["listQuotes"];
        put?: never;
        /**
         * Save, submit, cancel, reject, accept or book a quote
         * @description `funcCode`, `quoteStatus` and `jobStageCode` together say what is wanted:
         *     save 9 (5 when it exists) N H; submit 9 or 5, D H; cancel, which also deletes a quote In Progress, 1 C H; reject 5 R H with
         *     a remark CPREJRMK; accept 5 Q Q; accept and book, or book an accepted one, 5 Q B. Accepting and rejecting needs a quote
         *     Awaiting Acceptance, booking one that is Awaiting Acceptance or Accepted. What the status does not allow answers 409.
         *     Remarks, cargo items and documents follow their action codes. The new status is in `data.status`.
         */
        post: operations["saveQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/quotes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One quote
         * @description The whole quote.
         */
        get: operations["getQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/secure/1/shipments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shipments
         * @description A page of the shipments the user may see and all criteria fit, the newest first. A criterion that is empty is not
         *     sent. Texts are compared without regard to upper and lower case. Shipments older than the user's age limit are left out.
         */
        get: operations["listShipments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/secure/1/shipments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One shipment
         * @description The whole shipment: header, milestones, containers, route, remarks, items, pickup and delivery, documents. Path chosen by
         *     this contract: the specification shows that it ends in the id.
         */
        get: operations["getShipment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/secure/1/tracking-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Track shipments by a number
         * @description The shipments one kind of number leads to; exactly one of the seven kinds is given. Several numbers are comma-joined.
         *     204 when none is found: the portal asks for valid data.
         */
        get: operations["trackShipments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/anonymous/tracking-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Track shipments by a link, without signing in
         * @description The same as trackShipments for the anonymous tracking link: needs the tenant and no token. Documents, remarks and
         *     addresses are left out. Path chosen by this contract.
         */
        get: operations["trackShipmentsAnonymously"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/favorite-shipment-containers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pinned shipments and containers
         * @description What the user has pinned, the last pinned first. Path chosen by this contract: the specification names this path and
         *     the call, not that they belong together.
         */
        get: operations["listFavorites"];
        put?: never;
        /**
         * Pin or unpin
         * @description Pins a shipment or container, or takes the pin away. Doing again what is done already changes nothing. Path chosen
         *     by this contract, the same as that of the list.
         */
        post: operations["saveFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/favorite-containers/{intContainerNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One container
         * @description A container with its items and milestones, opened from the pinned ones. 204 when it is not known.
         */
        get: operations["getFavoriteContainer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/secure/1/docs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save documents of a record
         * @description Adds, replaces and deletes documents of bookings, quotes and shipments by their action codes. Documents are saved
         *     one by one: 201 says that all were, 200 that some were not, each with its own `statusMessage`. Only documents of
         *     source CP may be deleted. A body may be much larger here than elsewhere.
         */
        post: operations["saveDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/secure/1/docs/{externalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a document
         * @description The file itself, under the name in `Content-Disposition`.
         */
        get: operations["downloadDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/lookups/DmDocTypesView": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Types of documents
         * @description The types a new document may have. Path chosen by this contract as far as its prefix; the specification shows
         *     `/lookups/DmDocTypesView`.
         */
        post: operations["listDocumentTypes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/file-extensions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * File extensions that may be uploaded
         * @description The extensions this gateway takes, for owners without a rule of their own. Path chosen by this contract as far as
         *     its prefix; the specification shows `/file-extensions`.
         */
        get: operations["listFileExtensions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/shipments-widget-metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shipments, counted
         * @description Counts of shipments by one attribute: podctry by country of the port of discharge, status by status (inland only,
         *     with `bizType`), podetadate arriving shipments by day, poletddate departing shipments by day. The first two answer
         *     `pieChartWidgetDetails`, the others `dayWiseShipmentCount`.
         */
        get: operations["countShipments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/cmus/1/shipments-widget-metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Customs shipments, counted
         * @description Counts of customs-brokerage shipments by one attribute: mot by mode of transport, entryType by entry type and
         *     pgAgency by government agency, each of the last 30 days; dates released ones of the last 7 days by day of release, where
         *     `name` and `code` are the day, YYYYMMDD. Excluded entry types and shipments over the user's age limit are left out.
         */
        get: operations["countCustomsShipments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/quotes-widget-metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quotes, counted
         * @description Counts of quotes by status (quotestatus), or of expiring quotes by the last day of their offer (validto).
         */
        get: operations["countQuotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/booking-status-widget-metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bookings, counted
         * @description Counts of bookings by status.
         */
        get: operations["countBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/clear-shipments-widget-cache": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Forget counted shipments
         * @description Makes the gateway count shipments anew at the next call; asked for by a widget's refresh icon and at sign-out.
         */
        get: operations["clearShipmentsWidgetCache"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/secure/1/clear-shipments-widget-cache": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Forget counted shipments, behind the secure path
         * @description The same as clearShipmentsWidgetCache for counts that are made behind `/secure`.
         */
        get: operations["clearSecureShipmentsWidgetCache"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/clear-bookings-widget-cache": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Forget counted bookings
         * @description Makes the gateway count bookings anew at the next call.
         */
        get: operations["clearBookingsWidgetCache"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/secure/1/clear-bookings-widget-cache": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Forget counted bookings, behind the secure path
         * @description The same as clearBookingsWidgetCache for counts that are made behind `/secure`.
         */
        get: operations["clearSecureBookingsWidgetCache"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/clear-quotes-widget-cache": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Forget counted quotes
         * @description Makes the gateway count quotes anew at the next call.
         */
        get: operations["clearQuotesWidgetCache"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/secure/1/clear-quotes-widget-cache": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Forget counted quotes, behind the secure path
         * @description The same as clearQuotesWidgetCache for counts that are made behind `/secure`.
         */
        get: operations["clearSecureQuotesWidgetCache"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/custom-widgets/{dataSource}/{groupBy}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Data of a custom widget
         * @description Counts of one data source, grouped by one column, filtered by the other, over a span of days. Path chosen by this
         *     contract as far as `custom-widgets`; the specification shows `{widget-base}/{dataSource}/{groupBy}`.
         */
        get: operations["getCustomWidgetData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/widget-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Layout of the user's custom widgets
         * @description Rows, columns and widgets as the user saved them. Path chosen by this contract.
         */
        get: operations["getWidgetPreferences"];
        put?: never;
        /**
         * Save the layout of the user's custom widgets
         * @description Replaces the user's layout. Portal administrators of the forwarding flavour only. A widget with a data source
         *     needs dateFilter, widgetType, groupBy and widgetName. Path chosen by this contract.
         */
        post: operations["saveWidgetPreferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description A booking, as it is read and as it is saved. A draft may lack nearly everything. Fields marked read-only come from
         *     the gateway; it ignores them in a request.
         */
        Booking: {
            /** @description Id of the record; absent on a new one. */
            unId?: string;
            /**
             * @description Stage: P new booking, T template, H quote, Q accepted quote, B accepted and booked quote.
             * @enum {string}
             */
            jobStageCode?: "P" | "T" | "H" | "Q" | "B";
            /**
             * @description What the save means: 9 create, 5 update and other actions, 1 delete.
             * @enum {string}
             */
            funcCode?: "9" | "5" | "1";
            /** @description House bill of lading or house air waybill number. */
            hblAwbNo?: string;
            /** @description Whether a supplier-portal user sends it. */
            isCpSupUser?: boolean;
            /** @description Shipper, a party code. */
            shipper?: string;
            /** @description Name of the shipper, upper case. */
            shipperName?: string;
            /** @description Shipper, address line 1. */
            shprAddr1?: string;
            /** @description Shipper, address line 2. */
            shprAddr2?: string;
            /** @description Shipper, address line 3. */
            shprAddr3?: string;
            /** @description Shipper, address line 4. */
            shprAddr4?: string;
            /** @description Consignee, a party code. */
            consignee?: string;
            /** @description Name of the consignee, upper case. */
            consigneeName?: string;
            /** @description Consignee, address line 1. */
            csgnAddr1?: string;
            /** @description Consignee, address line 2. */
            csgnAddr2?: string;
            /** @description Consignee, address line 3. */
            csgnAddr3?: string;
            /** @description Consignee, address line 4. */
            csgnAddr4?: string;
            /** @description Notify party, a party code. */
            notify?: string;
            /** @description Name of the notify party, upper case. */
            notifyName?: string;
            /** @description Notify party, address line 1. */
            ntfyAddr1?: string;
            /** @description Notify party, address line 2. */
            ntfyAddr2?: string;
            /** @description Notify party, address line 3. */
            ntfyAddr3?: string;
            /** @description Notify party, address line 4. */
            ntfyAddr4?: string;
            bizType?: components["schemas"]["BizType"];
            /**
             * @description FCL or LCL for sea, FTL or LTL for inland; none for air.
             * @enum {string}
             */
            shipmentType?: "FCL" | "LCL" | "FTL" | "LTL";
            /** @description Move type, a code of list MOVETYPEDESC; none for air. */
            moveType?: string;
            /**
             * @description C Collect, P Prepaid.
             * @enum {string}
             */
            deliveryTerms?: "C" | "P";
            /** @description The customer's reference number. */
            referenceNumber?: string;
            /** @description Kind of the reference number, from business rule CPREFCODE. */
            refCode?: string;
            /** @description Commodity code. */
            commodityCode?: string;
            /** @description Commodity in words. */
            commodity?: string;
            /**
             * @description Services asked for, codes of the list of the mode (SESRVREQ, SISRVREQ, AESRVREQ, AISRVREQ, RFSRVREQ), comma-joined.
             * @example CUS,INS
             */
            serviceRequest?: string;
            /** @description Country of origin (place of receipt), ISO 3166-1 alpha-2. */
            orgCountry?: string;
            /** @description City of origin, UN/LOCODE. */
            orgCity?: string;
            /** @description Name of the city of origin. */
            orgCityName?: string;
            /** @description Country of destination, ISO 3166-1 alpha-2. */
            destCountry?: string;
            /** @description City of destination, UN/LOCODE. */
            destCity?: string;
            /** @description Name of the city of destination. */
            destCityName?: string;
            /** @description Country of the port of loading or departure, ISO 3166-1 alpha-2; empty for inland. */
            polCtry?: string;
            /** @description Port of loading or airport of departure, UN/LOCODE; empty for inland. */
            polCity?: string;
            /** @description Name of the port of loading; empty for inland. */
            polName?: string;
            /** @description Country of the port of discharge or arrival, ISO 3166-1 alpha-2. */
            podCtry?: string;
            /** @description Port of discharge or airport of arrival, UN/LOCODE. */
            podCity?: string;
            /** @description Name of the port of discharge. */
            podName?: string;
            /** @description Total pieces, in bkPcsUt. */
            bkPcs?: number;
            /** @description Unit of bkPcs, a code of list UT; sent only with bkPcs. */
            bkPcsUt?: string;
            /** @description Total gross weight, in bkgWgtUt. */
            bkgWgt?: number;
            /** @description Unit of bkgWgt, a code of list WT; sent only with bkgWgt. */
            bkgWgtUt?: string;
            /** @description Total volume, in bkgVolUt. */
            bkgVol?: number;
            /** @description Unit of bkgVol, a code of list VT; sent only with bkgVol. */
            bkgVolUt?: string;
            /** @description Supplier user: cargo ready date, YYYYMMDD. */
            readyDate?: string;
            /** @description Supplier user: cargo ready from this time, HHmm. */
            fromTime?: string;
            /** @description Supplier user: cargo ready until this time, HHmm. */
            toTime?: string;
            /** @description Supplier user: need date at destination, YYYYMMDD. */
            deliveryreadyDate?: string;
            /** @description Supplier user: needed from this time, HHmm. */
            deliveryfromTime?: string;
            /** @description Supplier user: needed until this time, HHmm. */
            deliverytoTime?: string;
            /** @description Pickup at origin. */
            pickupInfo?: components["schemas"]["CartageInfo"];
            /** @description Delivery at destination. */
            deliveryInfo?: components["schemas"]["CartageInfo"];
            /** @description Containers; SE and SI with FCL only. */
            containers?: components["schemas"]["Container"][];
            /** @description Load units; IL with FTL only. */
            vehicles?: components["schemas"]["Vehicle"][];
            /** @description Lines of cargo. */
            cargoItems?: components["schemas"]["CargoItem"][];
            /** @description Documents of the record; none before the first save. */
            documents?: components["schemas"]["Document"][];
            /** @description Remarks, at most one of each type. */
            remarkList?: components["schemas"]["Remark"][];
            customFields?: components["schemas"]["CustomFields"];
            /**
             * Format: date-time
             * @description When it was last saved, RFC 3339 in UTC.
             */
            readonly lastUpdated?: string;
            readonly auditTrail?: components["schemas"]["AuditTrail"];
            /**
             * @description What the save asks for: D draft, P submit, A submit of an accepted booking.
             * @enum {string}
             */
            bookStatus?: "D" | "P" | "A";
            readonly status?: components["schemas"]["RequestStatus"];
            /** @description Booking number, given by the gateway at the first save. */
            readonly bookingNo?: string;
            /** @description Number of the shipment made from it, once booked. */
            readonly shipmentNo?: string;
            /** @description Where it starts, as shown: name of the origin or of the port of loading. */
            readonly origin?: string;
            /** @description Where it ends, as shown: name of the destination or of the port of discharge. */
            readonly destination?: string;
            /** @description Id of the template that was applied. */
            templateunId?: string;
            /** @description Number of the template that was applied. */
            templateNo?: string;
            /** @description Name of the template that was applied. */
            templateName?: string;
        };
        /** @description What a save, a submit or a delete answers. */
        BookingReply: {
            /** @description The booking as it now stands; after a delete, as it last stood. */
            data: components["schemas"]["Booking"];
            /** @description A word for the user, when the gateway has one. */
            message?: string;
        };
        /** @description A reusable draft of a booking. */
        BookingTemplate: {
            /** @description Number given by the gateway at the first save. */
            readonly templateNo?: string;
            /** @description Name by which people find it. */
            templateName?: string;
            /**
             * @description 0 available publicly, 1 private.
             * @enum {integer}
             */
            isPrivate?: 0 | 1;
            templateStatus?: components["schemas"]["TemplateStatus"];
            /** @description Customer the template is for, a party code; administrators only. */
            customer?: string;
            /** @description Name of the customer. */
            customerName?: string;
            /** @description Id of the record; absent on a new one. */
            unId?: string;
            /**
             * @description Stage: P new booking, T template, H quote, Q accepted quote, B accepted and booked quote.
             * @enum {string}
             */
            jobStageCode?: "P" | "T" | "H" | "Q" | "B";
            /**
             * @description What the save means: 9 create, 5 update and other actions, 1 delete.
             * @enum {string}
             */
            funcCode?: "9" | "5" | "1";
            /** @description House bill of lading or house air waybill number. */
            hblAwbNo?: string;
            /** @description Whether a supplier-portal user sends it. */
            isCpSupUser?: boolean;
            /** @description Shipper, a party code. */
            shipper?: string;
            /** @description Name of the shipper, upper case. */
            shipperName?: string;
            /** @description Shipper, address line 1. */
            shprAddr1?: string;
            /** @description Shipper, address line 2. */
            shprAddr2?: string;
            /** @description Shipper, address line 3. */
            shprAddr3?: string;
            /** @description Shipper, address line 4. */
            shprAddr4?: string;
            /** @description Consignee, a party code. */
            consignee?: string;
            /** @description Name of the consignee, upper case. */
            consigneeName?: string;
            /** @description Consignee, address line 1. */
            csgnAddr1?: string;
            /** @description Consignee, address line 2. */
            csgnAddr2?: string;
            /** @description Consignee, address line 3. */
            csgnAddr3?: string;
            /** @description Consignee, address line 4. */
            csgnAddr4?: string;
            /** @description Notify party, a party code. */
            notify?: string;
            /** @description Name of the notify party, upper case. */
            notifyName?: string;
            /** @description Notify party, address line 1. */
            ntfyAddr1?: string;
            /** @description Notify party, address line 2. */
            ntfyAddr2?: string;
            /** @description Notify party, address line 3. */
            ntfyAddr3?: string;
            /** @description Notify party, address line 4. */
            ntfyAddr4?: string;
            bizType?: components["schemas"]["BizType"];
            /**
             * @description FCL or LCL for sea, FTL or LTL for inland; none for air.
             * @enum {string}
             */
            shipmentType?: "FCL" | "LCL" | "FTL" | "LTL";
            /** @description Move type, a code of list MOVETYPEDESC; none for air. */
            moveType?: string;
            /**
             * @description C Collect, P Prepaid.
             * @enum {string}
             */
            deliveryTerms?: "C" | "P";
            /** @description The customer's reference number. */
            referenceNumber?: string;
            /** @description Kind of the reference number, from business rule CPREFCODE. */
            refCode?: string;
            /** @description Commodity code. */
            commodityCode?: string;
            /** @description Commodity in words. */
            commodity?: string;
            /**
             * @description Services asked for, codes of the list of the mode (SESRVREQ, SISRVREQ, AESRVREQ, AISRVREQ, RFSRVREQ), comma-joined.
             * @example CUS,INS
             */
            serviceRequest?: string;
            /** @description Country of origin (place of receipt), ISO 3166-1 alpha-2. */
            orgCountry?: string;
            /** @description City of origin, UN/LOCODE. */
            orgCity?: string;
            /** @description Name of the city of origin. */
            orgCityName?: string;
            /** @description Country of destination, ISO 3166-1 alpha-2. */
            destCountry?: string;
            /** @description City of destination, UN/LOCODE. */
            destCity?: string;
            /** @description Name of the city of destination. */
            destCityName?: string;
            /** @description Country of the port of loading or departure, ISO 3166-1 alpha-2; empty for inland. */
            polCtry?: string;
            /** @description Port of loading or airport of departure, UN/LOCODE; empty for inland. */
            polCity?: string;
            /** @description Name of the port of loading; empty for inland. */
            polName?: string;
            /** @description Country of the port of discharge or arrival, ISO 3166-1 alpha-2. */
            podCtry?: string;
            /** @description Port of discharge or airport of arrival, UN/LOCODE. */
            podCity?: string;
            /** @description Name of the port of discharge. */
            podName?: string;
            /** @description Total pieces, in bkPcsUt. */
            bkPcs?: number;
            /** @description Unit of bkPcs, a code of list UT; sent only with bkPcs. */
            bkPcsUt?: string;
            /** @description Total gross weight, in bkgWgtUt. */
            bkgWgt?: number;
            /** @description Unit of bkgWgt, a code of list WT; sent only with bkgWgt. */
            bkgWgtUt?: string;
            /** @description Total volume, in bkgVolUt. */
            bkgVol?: number;
            /** @description Unit of bkgVol, a code of list VT; sent only with bkgVol. */
            bkgVolUt?: string;
            /** @description Supplier user: cargo ready date, YYYYMMDD. */
            readyDate?: string;
            /** @description Supplier user: cargo ready from this time, HHmm. */
            fromTime?: string;
            /** @description Supplier user: cargo ready until this time, HHmm. */
            toTime?: string;
            /** @description Supplier user: need date at destination, YYYYMMDD. */
            deliveryreadyDate?: string;
            /** @description Supplier user: needed from this time, HHmm. */
            deliveryfromTime?: string;
            /** @description Supplier user: needed until this time, HHmm. */
            deliverytoTime?: string;
            /** @description Pickup at origin. */
            pickupInfo?: components["schemas"]["CartageInfo"];
            /** @description Delivery at destination. */
            deliveryInfo?: components["schemas"]["CartageInfo"];
            /** @description Containers; SE and SI with FCL only. */
            containers?: components["schemas"]["Container"][];
            /** @description Load units; IL with FTL only. */
            vehicles?: components["schemas"]["Vehicle"][];
            /** @description Lines of cargo. */
            cargoItems?: components["schemas"]["CargoItem"][];
            /** @description Documents of the record; none before the first save. */
            documents?: components["schemas"]["Document"][];
            /** @description Remarks, at most one of each type. */
            remarkList?: components["schemas"]["Remark"][];
            customFields?: components["schemas"]["CustomFields"];
            /**
             * Format: date-time
             * @description When it was last saved, RFC 3339 in UTC.
             */
            readonly lastUpdated?: string;
            readonly auditTrail?: components["schemas"]["AuditTrail"];
        };
        /** @description What a save of a template answers. */
        TemplateReply: {
            /** @description The template as it now stands. */
            data: components["schemas"]["BookingTemplate"];
            /** @description A word for the user, when the gateway has one. */
            message?: string;
        };
        /** @description Bookings, the newest first. */
        BookingList: {
            /** @description The rows. */
            data: components["schemas"]["BookingListItem"][];
            /** @description How many records match. */
            totalRecords: number;
            /** @description How many records an answer holds at most; 0 when all are in it. */
            maxResults: number;
        };
        /** @description A row of the booking list. */
        BookingListItem: {
            /** @description Id of the booking. */
            unId: string;
            /** @description Name of the shipper. */
            shipper?: string;
            /** @description Name of the consignee. */
            consignee?: string;
            bizType?: components["schemas"]["BizType"];
            /** @description Name of the origin or of the port of loading. */
            origin?: string;
            /** @description Total pieces, in totalPiecesUnit. */
            totalPieces?: number;
            /** @description Unit of the pieces, a code of list UT. */
            totalPiecesUnit?: string;
            /** @description Total gross weight, in totalWeightUnit. */
            totalWeight?: number;
            /** @description Unit of the weight, a code of list WT. */
            totalWeightUnit?: string;
            /** @description Name of the destination or of the port of discharge. */
            destination?: string;
            /** @description Booking number. */
            bookingNo: string;
            status: components["schemas"]["RequestStatus"];
            /** @description The customer's reference number. */
            refNo?: string;
            /**
             * Format: date-time
             * @description When it was last saved, RFC 3339 in UTC.
             */
            lastUpdated: string;
            /**
             * Format: date-time
             * @description When it was created, RFC 3339 in UTC.
             */
            createdDate?: string;
        };
        /** @description Booking templates, the newest first. */
        TemplateList: {
            /** @description The rows. */
            data: components["schemas"]["TemplateListItem"][];
            /** @description How many records match. */
            totalRecords: number;
            /** @description How many records an answer holds at most; 0 when all are in it. */
            maxResults: number;
        };
        /** @description A row of the template list. */
        TemplateListItem: {
            /** @description Id of the template. */
            unId: string;
            templateStatus: components["schemas"]["TemplateStatus"];
            /**
             * @description 0 available publicly, 1 private.
             * @enum {integer}
             */
            isPrivate: 0 | 1;
            /** @description Name of the template. */
            templateName: string;
            /** @description Number of the template. */
            templateNo: string;
            /** @description Name of the customer; for administrators only. */
            customer?: string;
            /** @description Name of the shipper. */
            shipper?: string;
            bizType?: components["schemas"]["BizType"];
            /** @description Commodity in words. */
            commodity?: string;
            /** @description Name of the origin or of the port of loading. */
            departure?: string;
            /** @description Name of the destination or of the port of discharge. */
            destination?: string;
        };
        /**
         * @description A quote, as it is read and as it is saved. A draft may lack nearly everything. Fields marked read-only come from
         *     the gateway; it ignores them in a request.
         */
        Quote: {
            /** @description Id of the record; absent on a new one. */
            unId?: string;
            /**
             * @description What the save means: 9 create, 5 update, reject, accept or book, 1 cancel.
             * @enum {string}
             */
            funcCode?: "9" | "5" | "1";
            /**
             * @description What the save asks for: N save, D submit, Q accept, C cancel, R reject.
             * @enum {string}
             */
            quoteStatus?: "N" | "D" | "Q" | "C" | "R";
            /**
             * @description Stage: H quote, Q accepted quote, B accepted and booked quote.
             * @enum {string}
             */
            jobStageCode?: "H" | "Q" | "B";
            readonly status?: components["schemas"]["QuoteStatus"];
            /** @description Quote number, given by the gateway at the first save. */
            readonly quoteNo?: string;
            /** @description Number of the booking made from it, once booked. */
            readonly bookingNo?: string;
            /** @description Number of the shipment made from it. */
            readonly shipmentNo?: string;
            /** @description Where it was entered; CP is the portal. */
            readonly source?: string;
            /** @description Name of who entered it. */
            readonly createByName?: string;
            /** @description Shipper, a party code. */
            partyIdShpr?: string;
            /** @description Name of the shipper, upper case. */
            shprName?: string;
            /** @description Shipper, address line 1. */
            shprAddr1?: string;
            /** @description Shipper, address line 2. */
            shprAddr2?: string;
            /** @description Shipper, address line 3. */
            shprAddr3?: string;
            /** @description Shipper, address line 4. */
            shprAddr4?: string;
            /** @description Consignee, a party code. */
            partyIdCsgn?: string;
            /** @description Name of the consignee, upper case. */
            csgnName?: string;
            /** @description Consignee, address line 1. */
            csgnAddr1?: string;
            /** @description Consignee, address line 2. */
            csgnAddr2?: string;
            /** @description Consignee, address line 3. */
            csgnAddr3?: string;
            /** @description Consignee, address line 4. */
            csgnAddr4?: string;
            /** @description Notify party, a party code. */
            partyIdNtfy?: string;
            /** @description Name of the notify party, upper case. */
            ntfyName?: string;
            /** @description Notify party, address line 1. */
            ntfyAddr1?: string;
            /** @description Notify party, address line 2. */
            ntfyAddr2?: string;
            /** @description Notify party, address line 3. */
            ntfyAddr3?: string;
            /** @description Notify party, address line 4. */
            ntfyAddr4?: string;
            bizType?: components["schemas"]["BizType"];
            /**
             * @description Shipment type: FCL or LCL for sea, FTL or LTL for inland; none for air.
             * @enum {string}
             */
            loadTerm?: "FCL" | "LCL" | "FTL" | "LTL";
            /** @description Move type, a code of list MOVETYPEDESC; none for air. */
            moveType?: string;
            /**
             * @description Delivery terms: C Collect, P Prepaid.
             * @enum {string}
             */
            frtType?: "C" | "P";
            /** @description The customer's reference number. */
            referenceNumber?: string;
            /** @description Kind of the reference number, from business rule CPREFCODE. */
            refCode?: string;
            /** @description Commodity code. */
            commodity?: string;
            /** @description Commodity in words. */
            comm?: string;
            /**
             * @description Services asked for, codes of the list of the mode (SESRVREQ, SISRVREQ, AESRVREQ, AISRVREQ, RFSRVREQ), comma-joined.
             * @example CUS,INS
             */
            serviceRequest?: string;
            /** @description Country of origin (place of receipt), ISO 3166-1 alpha-2. */
            porCtry?: string;
            /** @description City of origin, UN/LOCODE. */
            porCity?: string;
            /** @description Name of the city of origin. */
            porName?: string;
            /** @description Country of destination, ISO 3166-1 alpha-2. */
            destCtry?: string;
            /** @description City of destination, UN/LOCODE. */
            destCity?: string;
            /** @description Name of the city of destination. */
            destName?: string;
            /** @description Country of the port of loading or departure, ISO 3166-1 alpha-2; empty for inland. */
            polCtry?: string;
            /** @description Port of loading or airport of departure, UN/LOCODE; empty for inland. */
            polCity?: string;
            /** @description Name of the port of loading; empty for inland. */
            polName?: string;
            /** @description Country of the port of discharge or arrival, ISO 3166-1 alpha-2. */
            podCtry?: string;
            /** @description Port of discharge or airport of arrival, UN/LOCODE. */
            podCity?: string;
            /** @description Name of the port of discharge. */
            podName?: string;
            /** @description Total pieces, in totPcsUt. */
            totPcs?: number;
            /** @description Unit of totPcs, a code of list UT; sent only with totPcs. */
            totPcsUt?: string;
            /** @description Total gross weight, in totgWgtUt. */
            totgWgt?: number;
            /** @description Unit of totgWgt, a code of list WT; sent only with totgWgt. */
            totgWgtUt?: string;
            /** @description Total volume, in totVolUt. */
            totVol?: number;
            /** @description Unit of totVol, a code of list VT; sent only with totVol. */
            totVolUt?: string;
            /** @description Twenty-foot equivalent units of all containers. */
            readonly teu?: number;
            /** @description How many containers, of all types. */
            readonly totCtnQty?: number;
            /** @description Pickup at origin. */
            pickupInfo?: components["schemas"]["CartageInfo"];
            /** @description Delivery at destination. */
            deliveryInfo?: components["schemas"]["CartageInfo"];
            /** @description Containers; SE and SI with FCL only. */
            containers?: components["schemas"]["Container"][];
            /** @description Load units; IL with FTL only. */
            vehicles?: components["schemas"]["Vehicle"][];
            /** @description Lines of cargo. */
            cargoItems?: components["schemas"]["CargoItem"][];
            /** @description Documents of the record; none before the first save. */
            documents?: components["schemas"]["Document"][];
            /** @description Remarks, at most one of each type; CPREJRMK is the reason of a rejection. */
            remarkList?: components["schemas"]["Remark"][];
            customFields?: components["schemas"]["CustomFields"];
            /** @description The rates that are offered. */
            readonly revenueList?: components["schemas"]["QuoteRate"][];
            /** @description First day of the offer, YYYYMMDD. */
            readonly validFrom?: string;
            /** @description Last day of the offer, YYYYMMDD. */
            readonly validTo?: string;
            /**
             * @description Both days as shown, from - to, YYYY/MM/DD each.
             * @example 2026/01/11 - 2026/02/10
             */
            readonly validFromTo?: string;
            /** @description Day on which it expires, YYYYMMDD. */
            readonly expirationDate?: string;
            /**
             * Format: date-time
             * @description When it was submitted, RFC 3339 in UTC.
             */
            readonly submittedDate?: string;
            /** @description User id of who rejected it. */
            readonly rejectedBy?: string;
            /**
             * Format: date-time
             * @description When it was booked, RFC 3339 in UTC.
             */
            readonly booked?: string;
            /**
             * Format: date-time
             * @description When it was last saved, RFC 3339 in UTC.
             */
            readonly lastUpdated?: string;
            readonly auditTrail?: components["schemas"]["AuditTrail"];
        };
        /** @description A line of the rates that are offered. */
        QuoteRate: {
            /** @description What is charged for. */
            revChrgDesc?: string;
            /** @description Price of one unit, in revCurrCode. */
            revRate?: number;
            /**
             * @description Currency, ISO 4217.
             * @example USD
             */
            revCurrCode?: string;
            /** @description How many units, in revQuantityUnit. */
            revQuantity?: number;
            /**
             * @description Unit that is charged.
             * @example CNT
             */
            revQuantityUnit?: string;
            /** @description Amount of the line, in revCurrCode. */
            revAMTFC?: number;
        };
        /** @description What a save or an action answers. */
        QuoteReply: {
            /** @description The quote as it now stands; its `status` is the new one. */
            data: components["schemas"]["Quote"];
            /** @description A word for the user, when the gateway has one. */
            message?: string;
        };
        /** @description Quotes, the newest first. */
        QuoteList: {
            /** @description The rows. */
            data: components["schemas"]["QuoteListItem"][];
            /** @description How many records match. */
            totalRecords: number;
            /** @description How many records an answer holds at most; 0 when all are in it. */
            maxResults: number;
        };
        /** @description A row of the quote list. */
        QuoteListItem: {
            /** @description Id of the quote. */
            unId: string;
            /** @description Name of the shipper. */
            shprName?: string;
            bizType?: components["schemas"]["BizType"];
            /** @description Name of the origin or of the port of loading. */
            porName?: string;
            /** @description Total pieces, in piecesUnit. */
            pieces?: number;
            /** @description Unit of the pieces, a code of list UT. */
            piecesUnit?: string;
            /** @description Total gross weight, in weightUnit. */
            weight?: number;
            /** @description Unit of the weight, a code of list WT. */
            weightUnit?: string;
            /** @description Twenty-foot equivalent units of all containers. */
            teu?: number;
            /** @description How many containers, of all types. */
            totCtnQty?: number;
            /** @description Name of the destination or of the port of discharge. */
            destName?: string;
            status: components["schemas"]["QuoteStatus"];
            /** @description Quote number. */
            quoteNo: string;
            /** @description Number of the booking made from it. */
            bookingNo?: string;
            /** @description Number of the shipment made from it. */
            shipmentNo?: string;
            /** @description Day on which it expires, YYYYMMDD. */
            expirationDate?: string;
            /**
             * Format: date-time
             * @description When it was last saved, RFC 3339 in UTC.
             */
            lastUpdatedDate: string;
            /**
             * Format: date-time
             * @description When it was created, RFC 3339 in UTC.
             */
            createdDate?: string;
            /** @description Where it was entered; CP is the portal. */
            source?: string;
            /** @description Name of who entered it. */
            createByName?: string;
        };
        /** @description A shipment with all that belongs to it. */
        Shipment: {
            /** @description Id of the shipment. */
            gShpId?: string;
            /** @description Id of its job, by which it is pinned; absent when there is none. */
            createJobUnId?: string;
            /** @description Owner of the record, for whom upload limits are asked. */
            createOwnerId?: string;
            /** @description House bill of lading or house air waybill number. */
            shpNo?: string;
            /** @description Master bill of lading or master air waybill number. */
            masterNo?: string;
            /** @description Job number. */
            jobNo?: string;
            /** @description Booking number. */
            bookingNo?: string;
            /** @description The customer's reference number. */
            refNo?: string;
            /** @description Whether the user has pinned it. */
            favoriteShp?: boolean;
            bizType?: components["schemas"]["ShipmentMode"];
            /**
             * @description Where it is; DELIVERED, RELEASED, DELAYED, PICKUP, PICKED UP, ARRIVED, DEPARTED, or another word.
             * @example DEPARTED
             */
            currentStatus?: string;
            /**
             * @description In Progress, or another word once it is under way.
             * @example In Progress
             */
            status?: string;
            /**
             * @description Services asked for, codes of the list of the mode, comma-joined.
             * @example CUS,INS
             */
            serviceRequest?: string;
            /** @description Name of the shipper. */
            shprName?: string;
            /** @description Name of the consignee. */
            csgnName?: string;
            /** @description Name of the notify party. */
            ntfyName?: string;
            /** @description Name of the carrier. */
            carrier?: string;
            /** @description Flight number; air only. */
            fltNo?: string;
            /** @description Name of the vessel; sea only. */
            vesselName?: string;
            /** @description Voyage of the vessel; sea only. */
            vesselVoyage?: string;
            /** @description Where it starts, as shown. */
            origin?: string;
            /** @description Name of the place of receipt (origin). */
            porName?: string;
            /** @description ETD at the place of receipt, YYYYMMDD. */
            porEtdDate?: string;
            /** @description Name of the port of loading or airport of departure. */
            polName?: string;
            /** @description ETD at the port of loading, YYYYMMDD. */
            polEtdDate?: string;
            /** @description Name of the port of discharge or airport of arrival. */
            podName?: string;
            /** @description ETA at the port of discharge, YYYYMMDD. */
            podEtaDate?: string;
            /** @description Where it ends, as shown. */
            destination?: string;
            /** @description Name of the destination. */
            destName?: string;
            /** @description Name of the place of delivery. */
            devryName?: string;
            /** @description Total pieces, in totPcsUt. */
            totPcs?: number;
            /** @description Unit of totPcs, a code of list UT. */
            totPcsUt?: string;
            /** @description Total gross weight, in totGWgtUt. */
            totGWgt?: number;
            /** @description Unit of totGWgt, a code of list WT. */
            totGWgtUt?: string;
            /** @description Milestones, in the order of the journey. */
            statusList?: components["schemas"]["StatusEvent"][];
            /** @description Containers; sea and inland only. */
            containers?: components["schemas"]["ShipmentContainer"][];
            /** @description Legs of the route, in order. */
            jobRoutes?: components["schemas"]["JobRoute"][];
            /** @description Remarks, the newest first; confidential ones are left out. */
            remarks?: components["schemas"]["ShipmentRemark"][];
            /** @description Lines of cargo. */
            cargoItems?: components["schemas"]["CargoItem"][];
            /** @description Documents of the shipment. */
            documents?: components["schemas"]["Document"][];
            /** @description Whether the cargo is picked up at origin. */
            pickupEnabled?: boolean;
            /** @description Whether the cargo is delivered at destination. */
            deliveryEnabled?: boolean;
            pickupDeliveryInfo?: components["schemas"]["PickupDeliveryInfo"];
            /** @description Addresses of pickup and delivery, at most one of each type. */
            pickupDeliveryAddresses?: components["schemas"]["PickupDeliveryAddress"][];
            /** @description Close-by condition of the consol; when it is set, existing portal documents cannot be deleted. */
            conCloseBy?: string;
            /** @description Close-by condition of the finances; when it is set, existing portal documents cannot be deleted. */
            finCloseBy?: string;
            customFields?: components["schemas"]["CustomFields"];
        };
        /**
         * @description Mode of transport of a shipment; Air Export is an air shipment, too.
         * @enum {string}
         */
        ShipmentMode: "Air" | "Sea" | "Inland" | "Air Export";
        /** @description A milestone. */
        StatusEvent: {
            /** @description Code of the event. */
            eventCode?: string;
            /** @description Name of the event. */
            eventName?: string;
            /** @description Where it happens. */
            location?: string;
            /** @description A word on it. */
            remarks?: string;
            /** @description Day on which it is expected, YYYYMMDD. */
            estimatedDate?: string;
            /** @description Time at which it is expected, HHmm. */
            estimatedTime?: string;
            /** @description Day on which it happened, YYYYMMDD. */
            actualDate?: string;
            /** @description Time at which it happened, HHmm. */
            actualTime?: string;
        };
        /** @description A leg of the route and the place it leads to. */
        JobRoute: {
            /** @description Name of the city the leg leads to. */
            destCity?: string;
            /** @description Its country, ISO 3166-1 alpha-2. */
            destCtry?: string;
            /** @description Estimated day of departure, YYYYMMDD. */
            etdDate?: string;
            /** @description Estimated time of departure, HHmm. */
            etdTime?: string;
            /** @description Actual day of departure, YYYYMMDD. */
            atdDate?: string;
            /** @description Actual time of departure, HHmm. */
            atdTime?: string;
            /** @description Estimated day of arrival, YYYYMMDD. */
            etaDate?: string;
            /** @description Estimated time of arrival, HHmm. */
            etaTime?: string;
            /** @description Actual day of arrival, YYYYMMDD. */
            ataDate?: string;
            /** @description Actual time of arrival, HHmm. */
            ataTime?: string;
        };
        /** @description A remark on a shipment. */
        ShipmentRemark: {
            /** @description Id of the remark. */
            id?: string;
            /** @description Kind of the remark. */
            remarkType?: string;
            /** @description The text. */
            remark?: string;
            /** @description Who wrote it. */
            createdBy?: string;
            /**
             * Format: date-time
             * @description When it was written, RFC 3339 in UTC.
             */
            createdDate?: string;
        };
        /** @description When the cargo is picked up and when it is delivered; for a supplier user the cargo ready date and the need date at destination. */
        PickupDeliveryInfo: {
            /** @description Day of collection (cargo ready date), YYYYMMDD. */
            readyDate?: string;
            /** @description From this time of that day, HHmm. */
            readyTimeFrom?: string;
            /** @description Until this time of that day, HHmm. */
            readyTimeTo?: string;
            /** @description Day of delivery (need date at destination), YYYYMMDD. */
            deliveryReadyDate?: string;
            /** @description From this time of that day, HHmm. */
            deliveryReadyTimeFrom?: string;
            /** @description Until this time of that day, HHmm. */
            deliveryReadyTimeTo?: string;
        };
        /** @description An address of a pickup or delivery. */
        PickupDeliveryAddress: {
            /**
             * @description CL pickup collect-from, PDT pickup deliver-to, DCF delivery collect-from, DDT delivery deliver-to.
             * @enum {string}
             */
            partyType: "CL" | "PDT" | "DCF" | "DDT";
            /** @description Name and address in one text, lines joined by a line break. */
            address?: string;
        };
        /** @description The shipments a number leads to. */
        TrackingResult: {
            /** @description The shipments, the newest first. */
            shipments: components["schemas"]["Shipment"][];
            /** @description How many shipments there are. */
            totalRecords: number;
            /** @description How many shipments an answer holds at most; 0 when all are in it. */
            maxResults?: number;
        };
        /** @description A page of shipments, the newest first. */
        ShipmentList: {
            /** @description The rows. */
            data: components["schemas"]["ShipmentListItem"][];
            /** @description How many shipments fit. */
            totalRecords: number;
            /** @description How many records a page holds at most; 0 when all are in it. */
            maxResults: number;
        };
        /** @description A row of the shipment list. */
        ShipmentListItem: {
            /** @description Id of the shipment. */
            gShpId: string;
            /** @description Id of its job, by which it is pinned. */
            createJobUnId?: string;
            /** @description Name of the shipper. */
            shprName?: string;
            /** @description Name of the consignee. */
            csgnName?: string;
            /** @description Job number. */
            jobNo?: string;
            /** @description Booking number. */
            bookingNo?: string;
            /** @description Where it is, as in the shipment. */
            currentStatus?: string;
            /** @description House bill of lading or house air waybill number. */
            shpNo?: string;
            /** @description Master bill of lading or master air waybill number. */
            masterNo?: string;
            /** @description The customer's reference number. */
            refNo?: string;
            /** @description Name of the place of receipt (origin). */
            porName?: string;
            /** @description Name of the port of loading. */
            polName?: string;
            /** @description ETD at the port of loading, for inland at the origin, YYYYMMDD. */
            polEtdDate?: string;
            /** @description Name of the port of discharge. */
            podName?: string;
            /** @description ETA at the port of discharge, for inland at the destination, YYYYMMDD. */
            podEtaDate?: string;
            /** @description Name of the destination. */
            destName?: string;
            /** @description Name of the place of delivery. */
            devryName?: string;
            bizType?: components["schemas"]["ShipmentMode"];
            /** @description Whether the user has pinned it. */
            favoriteShp?: boolean;
        };
        /** @description A container of a shipment. */
        ShipmentContainer: {
            /** @description Internal id, by which it is pinned and opened; absent when there is none. */
            intContainerNo?: string;
            /** @description Container number, ISO 6346. */
            containerNo?: string;
            /**
             * @description Type code, the value of the container type lookup.
             * @example 45G1
             */
            containerType?: string;
            /** @description Number of the seal. */
            containerSealNo1?: string;
            /** @description Pieces, in totPcsUt. */
            totPcs?: number;
            /** @description Unit of totPcs, a code of list UT. */
            totPcsUt?: string;
            /** @description Net weight of the cargo, in totWgtUt. */
            totWgt?: number;
            /** @description Unit of totWgt and totGrossWgt, a code of list WT. */
            totWgtUt?: string;
            /** @description Gross weight, container included, in totWgtUt. */
            totGrossWgt?: number;
            /** @description Whether the user has pinned it. */
            favoriteCont?: boolean;
            /** @description What is in it. */
            containerItemList?: components["schemas"]["ContainerItem"][];
            /** @description Its milestones, in the order of the journey. */
            containerStatusList?: components["schemas"]["ContainerStatusEvent"][];
            /** @description Its traced dates, in order. */
            containerDates?: components["schemas"]["ContainerDate"][];
            /** @description State of a screen: whether the row is open. The gateway never sends it. */
            expandedRow?: boolean;
        };
        /** @description Goods in a container. */
        ContainerItem: {
            /** @description Description of the goods. */
            ctnItemCargoDescription?: string;
            /** @description Pieces, in ctnItemTotPcsUt. */
            ctnItemTotPcs?: number;
            /** @description Unit of the pieces, a code of list UT. */
            ctnItemTotPcsUt?: string;
            /** @description Net weight, in ctnItemTotWgtUt. */
            ctnItemTotWgt?: number;
            /** @description Unit of the weight, a code of list WT. */
            ctnItemTotWgtUt?: string;
            /** @description Volume, in ctnItemTotVolUt. */
            ctnItemTotVol?: number;
            /** @description Unit of the volume, a code of list VT. */
            ctnItemTotVolUt?: string;
        };
        /** @description A milestone of a container, under the names of a shipment's milestone or under the same names with ctn before them; never both. */
        ContainerStatusEvent: {
            /** @description Code of the event. */
            eventCode?: string;
            /** @description Name of the event. */
            eventName?: string;
            /** @description Where it happens. */
            location?: string;
            /** @description A word on it. */
            remarks?: string;
            /** @description Day on which it is expected, YYYYMMDD. */
            estimatedDate?: string;
            /** @description Time at which it is expected, HHmm. */
            estimatedTime?: string;
            /** @description Day on which it happened, YYYYMMDD. */
            actualDate?: string;
            /** @description Time at which it happened, HHmm. */
            actualTime?: string;
            /** @description Code of the event. */
            ctnEventCode?: string;
            /** @description Name of the event. */
            ctnEventName?: string;
            /** @description Where it happens. */
            ctnLocation?: string;
            /** @description A word on it. */
            ctnRemarks?: string;
            /** @description Day on which it is expected, YYYYMMDD. */
            ctnEstimatedDate?: string;
            /** @description Time at which it is expected, HHmm. */
            ctnEstimatedTime?: string;
            /** @description Day on which it happened, YYYYMMDD. */
            ctnActualDate?: string;
            /** @description Time at which it happened, HHmm. */
            ctnActualTime?: string;
        };
        /** @description A traced date of a container. */
        ContainerDate: {
            /** @description What happened. */
            tracingDateNoDesc?: string;
            /**
             * Format: date-time
             * @description When it happened, RFC 3339 in UTC.
             */
            actualDateTime?: string;
            /**
             * Format: date-time
             * @description When that was entered, RFC 3339 in UTC.
             */
            updatedDateTime?: string;
        };
        /** @description That a shipment or container is pinned, or not. */
        Favorite: {
            /** @description createJobUnId of a shipment, intContainerNo of a container. */
            favoriteRefId: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            favoriteType: "shipment" | "container";
            /** @description Whether it is, or is to be, pinned. */
            isFavorite: boolean;
        };
        /** @description A pinned shipment. */
        FavoriteShipment: {
            /** @description createJobUnId of a shipment, intContainerNo of a container. */
            favoriteRefId: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            favoriteType: "shipment" | "container";
            /** @description Whether it is, or is to be, pinned. */
            isFavorite: boolean;
            /** @description Id of the shipment. */
            gShpId?: string;
            /** @description Job number. */
            jobNo?: string;
            /** @description Booking number. */
            bookingNo?: string;
            /** @description House bill of lading or house air waybill number. */
            shpNo?: string;
            /** @description Master bill of lading or master air waybill number. */
            masterNo?: string;
            bizType?: components["schemas"]["ShipmentMode"];
            /** @description Where it is, as in the shipment. */
            currentStatus?: string;
            /** @description Name of the port of loading. */
            polName?: string;
            /** @description Name of the port of discharge. */
            podName?: string;
        };
        /** @description A pinned container. */
        FavoriteContainer: {
            /** @description createJobUnId of a shipment, intContainerNo of a container. */
            favoriteRefId: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            favoriteType: "shipment" | "container";
            /** @description Whether it is, or is to be, pinned. */
            isFavorite: boolean;
            /** @description Internal id of the container. */
            intContainerNo?: string;
            /** @description Container number, ISO 6346. */
            containerNo?: string;
            /** @description Type code, the value of the container type lookup. */
            containerType?: string;
            /** @description House bill number of its shipment. */
            shpNo?: string;
            /** @description Job number of its shipment. */
            jobNo?: string;
        };
        /** @description Pinned shipments and containers. */
        Favorites: {
            /** @description Pinned shipments, the last pinned first. */
            shipments: components["schemas"]["FavoriteShipment"][];
            /** @description Pinned containers, the last pinned first. */
            containers: components["schemas"]["FavoriteContainer"][];
        };
        /** @description What the user has pinned. */
        FavoritesReply: {
            favorites: components["schemas"]["Favorites"];
        };
        /** @description A pickup or a delivery by road, from one party to another. */
        CartageInfo: {
            /**
             * @description 1 when the pickup or delivery is wanted, 0 when not.
             * @enum {integer}
             */
            required?: 0 | 1;
            /**
             * @description Day on which the cargo is ready or needed, YYYYMMDD.
             * @example 20260131
             */
            readyDate?: string;
            /**
             * @description From this time of the day, HHmm, 24 hours, local to the place.
             * @example 0930
             */
            fromTime?: string;
            /**
             * @description Until this time of the day, HHmm, 24 hours; not before fromTime.
             * @example 1700
             */
            toTime?: string;
            /** @description Where the cargo is collected. */
            collectFrom?: components["schemas"]["CartageParty"];
            /** @description Where the cargo is delivered. */
            deliverTo?: components["schemas"]["CartageParty"];
        };
        /** @description A party at one end of a pickup or delivery, with the address chosen or typed for it. */
        CartageParty: {
            /** @description Party code, the value of the party lookup. */
            partyId?: string;
            /** @description Name of the party, upper case. */
            fullName?: string;
            /** @description Address line 1. */
            addr1?: string;
            /** @description Address line 2. */
            addr2?: string;
            /** @description Address line 3. */
            addr3?: string;
            /** @description Address line 4. */
            addr4?: string;
            /** @description Code of the address type; C is the default address. */
            addrType?: string;
            /** @description Name of the address type. */
            addrTypeDesc?: string;
            /** @description The address in one text, lines joined by a line break. */
            address?: string;
            /** @description City code, UN/LOCODE. */
            cityCode?: string;
            /** @description Name of the city. */
            cityName?: string;
            /** @description Country code, ISO 3166-1 alpha-2. */
            ctryCode?: string;
            /** @description Postal code. */
            postalCode?: string;
            /**
             * @description Serial number that goes with partyType: 1 CL, 2 PDT, 3 DCF, 4 DDT.
             * @enum {integer}
             */
            collectSNo?: 1 | 2 | 3 | 4;
            /**
             * @description CL pickup collect-from, PDT pickup deliver-to, DCF delivery collect-from, DDT delivery deliver-to.
             * @enum {string}
             */
            partyType?: "CL" | "PDT" | "DCF" | "DDT";
        };
        /** @description One line of cargo. */
        CargoItem: {
            /** @description Id of the line; absent on a line not saved yet. */
            id?: string;
            /** @description The gateway's own reference of the line. */
            itemUniqueRefNo?: string;
            /** @description Description of the goods. */
            description?: string;
            /** @description Pieces, in itemPcsUt. */
            itemPcs?: number;
            /**
             * @description Unit of itemPcs, a code of list UT.
             * @example CTN
             */
            itemPcsUt?: string;
            /** @description Weight, in itemWgtUt. */
            itemWgt?: number;
            /**
             * @description Unit of itemWgt, a code of list WT.
             * @example KG
             */
            itemWgtUt?: string;
            /** @description Length of a piece, in itemDimUnit. */
            itemDimLength?: number;
            /** @description Width of a piece, in itemDimUnit. */
            itemDimWidth?: number;
            /** @description Height of a piece, in itemDimUnit. */
            itemDimHeight?: number;
            /**
             * @description Unit of the three dimensions, a code of list CARGODIMUT.
             * @example CM
             */
            itemDimUnit?: string;
            /** @description Volume, in itemVolUt. */
            itemVol?: number;
            /**
             * @description Unit of itemVol, a code of list VT.
             * @example CBM
             */
            itemVolUt?: string;
            itemActionCode?: components["schemas"]["ActionCode"];
            actionCode?: components["schemas"]["ActionCode"];
        };
        /** @description A number of containers of one type (sea, FCL). */
        Container: {
            /** @description Id of the row; absent on a row not saved yet. */
            id?: string;
            /**
             * @description Type code, the value of the container type lookup (ISO 6346 size and type for containers).
             * @example 45G1
             */
            type?: string;
            /** @description How many, in whole units. */
            qty?: number;
        };
        /** @description A number of load units of one type (inland, FTL). */
        Vehicle: {
            /** @description Id of the row; absent on a row not saved yet. */
            id?: string;
            /**
             * @description Type code, the value of the container type lookup (ISO 6346 size and type for containers).
             * @example 45G1
             */
            type?: string;
            /** @description How many, in whole units. */
            qty?: number;
        };
        /** @description A file that belongs to a record, by its description; the file itself only on the way in. */
        Document: {
            /** @description Serial number within the record; absent on a new document. */
            docSNo?: number;
            /** @description What the document is, in words. */
            description?: string;
            /**
             * @description Document type, a code of list JOBDOCTYPE.
             * @example CIV
             */
            type?: string;
            /** @description File name with its extension. */
            fileName?: string;
            /** @description Day of the upload, YYYYMMDD. */
            readonly uploadDate?: string;
            /** @description Path of the download on the gateway. */
            readonly downloadableURL?: string;
            /**
             * @description Whether the gateway already holds it.
             * @enum {string}
             */
            action?: "existing" | "new";
            actionCode?: components["schemas"]["ActionCode"];
            /** @description Id in the document store, used to download it. */
            readonly externalID?: string;
            /** @description Where it came from; CP is the portal. Only documents of source CP may be deleted by the user. */
            source?: string;
            /** @description User id of the uploader. */
            readonly uploadBy?: string;
            /** @description Name of the uploader. */
            readonly uploadByName?: string;
            /** @description The content as base64 text; sent with action codes A and U only. */
            fileData?: string;
            /**
             * @description File extension, lower case, without a dot.
             * @example pdf
             */
            readonly documentType?: string;
            /** @description Why it could not be saved; absent when all is well. */
            readonly statusMessage?: string;
            /** @description State of a screen: whether the row is chosen. The gateway neither sends nor keeps it. */
            selected?: boolean;
            /** @description State of a screen: whether the row can be edited. The gateway neither sends nor keeps it. */
            enablefields?: boolean;
        };
        /** @description A remark of one type. Emptied on an existing record it is sent with action code D. */
        Remark: {
            /** @description Id of the remark; absent on one not saved yet. */
            id?: string;
            /**
             * @description CPRMKTYPE special requirements, PC preferred carrier, CPPURMK pickup, CPDLRMK delivery, CPREJRMK reason for rejecting a quote.
             * @enum {string}
             */
            remarkType?: "CPRMKTYPE" | "PC" | "CPPURMK" | "CPDLRMK" | "CPREJRMK";
            /** @description The text. */
            remark?: string;
            actionCode?: components["schemas"]["ActionCode"];
            /** @description User id of the writer. */
            readonly createdBy?: string;
            /**
             * Format: date-time
             * @description When it was written, RFC 3339 in UTC.
             */
            readonly createdDate?: string;
        };
        /** @description Who did what to the record, and when. Moments are RFC 3339 in UTC; absent when it has not happened. */
        AuditTrail: {
            /**
             * Format: date-time
             * @description When the record was created.
             */
            createdDate?: string;
            /** @description User id of the creator. */
            createdBy?: string;
            /**
             * Format: date-time
             * @description When it was last saved.
             */
            lastUpdatedDate?: string;
            /** @description User id of who saved it last. */
            lastUpdatedBy?: string;
            /**
             * Format: date-time
             * @description When it was submitted.
             */
            submittedDate?: string;
            /**
             * Format: date-time
             * @description When it was accepted.
             */
            acceptedDate?: string;
            /**
             * Format: date-time
             * @description When it was rejected.
             */
            rejectedDate?: string;
            /** @description User id of who rejected it. */
            rejectedBy?: string;
            /** @description Why it was rejected. */
            rejectReason?: string;
            /**
             * Format: date-time
             * @description When it was booked.
             */
            bookedDate?: string;
        };
        /**
         * @description Fields of the tenant's own; each name starts with `x_`.
         * @example {
         *       "x_costCentre": "4711"
         *     }
         */
        CustomFields: {
            [key: string]: string | number | boolean;
        };
        /** @description Documents that are added, replaced or deleted. */
        DocumentsSave: {
            /** @description The documents, each with its record. */
            documents: components["schemas"]["JobDocument"][];
        };
        /** @description How saving documents ended. */
        DocumentsReply: {
            /** @description How it ended as a whole, for people. */
            statusMessage?: string;
            /** @description The documents that were sent, as they now stand; one with a `statusMessage` was not saved. */
            documents: components["schemas"]["Document"][];
        };
        /** @description A document as it is saved, under the names of that payload. */
        JobDocument: {
            /** @description Id of the record: unId of a booking or quote, gShpId of a shipment. */
            refKey: string;
            /** @description Serial number within the record; for a new document one above the highest, 1 for the first. */
            docSNo?: number;
            docActionCode: components["schemas"]["ActionCode"];
            /** @description Id in the document store; needed with U and D. */
            externalId?: string;
            /** @description File name with its extension; needed with A and U. */
            name?: string;
            /** @description What the document is, in words. */
            description?: string;
            /**
             * @description Document type, a code of list JOBDOCTYPE.
             * @example CIV
             */
            type?: string;
            /**
             * @description File extension, lower case, without a dot.
             * @example pdf
             */
            documentType?: string;
            /** @description Where it comes from; CP is the portal. */
            source?: string;
            /** @description The content as base64 text; needed with A and U. */
            fileData?: string;
        };
        /** @description Which page of the document types, in which order. */
        DocumentTypesRequest: {
            /** @description Which page, counted from 1; -1 asks for all. */
            pageIndex: number;
            /**
             * @description By code, ascending or, with a hyphen before it, descending.
             * @default code
             * @enum {string}
             */
            sort?: "code" | "-code";
        };
        /** @description File extensions. */
        FileExtensions: {
            /** @description The extensions, lower case, without a dot. */
            extensionList: string[];
        };
        /**
         * @description Mode of transport: SE sea export, SI sea import, AE air export, AI air import, IL inland (road).
         * @enum {string}
         */
        BizType: "SE" | "SI" | "AE" | "AI" | "IL";
        /**
         * @description Where a booking stands: N In Progress, D Submitted, T Awaiting Acceptance, Q Accepted, R Rejected, B Booked.
         *     Read only; what a save asks for is `bookStatus`.
         * @enum {string}
         */
        RequestStatus: "N" | "D" | "T" | "Q" | "R" | "B";
        /**
         * @description Where a quote stands: N In Progress, D Submitted, T Awaiting Acceptance, Q Accepted, R Rejected, C Cancelled,
         *     B Booked. Read only; what a save asks for is `quoteStatus`.
         * @enum {string}
         */
        QuoteStatus: "N" | "D" | "T" | "Q" | "R" | "C" | "B";
        /**
         * @description A active, I inactive (disabled).
         * @enum {string}
         */
        TemplateStatus: "A" | "I";
        /**
         * @description What to do with this entry at the save; A add, U update, D delete.
         * @enum {string}
         */
        ActionCode: "A" | "U" | "D";
        /** @description Counts of shipments; one of the two lists, as countBy asks. */
        ShipmentCounts: {
            /** @description Counts by country or status, the highest first. */
            pieChartWidgetDetails?: components["schemas"]["WidgetSlice"][];
            /** @description Counts by day, a header first, then every day in order. */
            dayWiseShipmentCount?: components["schemas"]["DayCount"][];
        };
        /** @description Counts of customs-brokerage shipments. */
        CustomsShipmentCounts: {
            /** @description The counts; by day in order, else the highest first. */
            pieChartWidgetDetails: components["schemas"]["WidgetSlice"][];
        };
        /** @description Counts of quotes; the five statuses, or the list by day, as countBy asks. */
        QuoteCounts: {
            /** @description Quotes In Progress. */
            inProgress?: number;
            /** @description Quotes Submitted. */
            submitted?: number;
            /** @description Quotes Awaiting Acceptance. */
            awaitingAcceptance?: number;
            /** @description Quotes Accepted. */
            accepted?: number;
            /** @description Quotes Booked. */
            booked?: number;
            /** @description Expiring quotes by day, a header first, then every day in order. */
            dayWiseQuotesCount?: components["schemas"]["DayCount"][];
        };
        /** @description Counts of bookings by status. */
        BookingCounts: {
            /** @description Bookings In Progress. */
            inProgress: number;
            /** @description Bookings Submitted. */
            submitted: number;
        };
        /** @description A count under its name. */
        WidgetSlice: {
            /** @description What is shown. */
            name: string;
            /** @description The code behind the name, by which the list is filtered. */
            code?: string;
            /** @description How many. */
            value: number;
            /**
             * @description Inland only: house bill numbers of the shipments counted, comma-joined.
             * @example HB700121,HB700133
             */
            shpNos?: string;
        };
        /**
         * @description A count and its day, YYYYMMDD. The first entry of a list is a header of two texts.
         * @example [
         *       "count",
         *       "date"
         *     ]
         * @example [
         *       3,
         *       "20260131"
         *     ]
         */
        DayCount: [
            number | string,
            string
        ];
        /** @description How a user laid out the custom widgets. */
        WidgetPreference: {
            /** @description Id of the tenant, upper case. */
            tenant: string;
            /** @description User id, upper case. */
            userId: string;
            /** @description Rows of the grid. */
            noOfRows: number;
            /** @description Columns of the grid. */
            noOfColumns: number;
            /** @description The cells of the grid, row by row. */
            widgetDetails: components["schemas"]["WidgetDetails"][];
        };
        /** @description A cell of the grid. */
        WidgetDetails: {
            /**
             * @description What is counted; empty for a cell without a widget.
             * @enum {string}
             */
            dataSource: "" | "login" | "booking" | "quote";
            /** @description How it is counted and shown; one entry. */
            layouts: components["schemas"]["WidgetLayout"][];
        };
        /** @description How a widget counts and looks. */
        WidgetLayout: {
            /** @description Id of the record; absent on a new one. */
            id?: string;
            /**
             * @description The cell: row number, then column number.
             * @enum {string}
             */
            widgetId: "11" | "12" | "21" | "22";
            /**
             * @description Column by which it is filtered, not the one of groupBy; empty for no filter.
             * @enum {string}
             */
            filterBy?: "" | "status" | "user";
            /** @description Value that column must have; SUCCESS or FAILED for a status. */
            filterByVal?: string;
            /**
             * @description Column by which it is grouped.
             * @enum {string}
             */
            groupBy?: "" | "status" | "user";
            /**
             * @description The chart.
             * @enum {string}
             */
            widgetType?: "" | "pie" | "donut" | "funnel";
            /** @description Heading of the widget. */
            widgetName?: string;
            /**
             * @description The span of days.
             * @enum {string}
             */
            dateFilter?: "" | "lastWeek" | "last14Days" | "last30Days" | "lastMonth" | "currentMonth";
            /** @description User id of the owner, upper case. */
            userId?: string;
            /** @description The counts, when the gateway has them at hand. */
            readonly widgetData?: components["schemas"]["WidgetData"];
        };
        /** @description Counts for a custom widget. */
        WidgetData: {
            /** @description The counts, the highest first. */
            pieChartList: components["schemas"]["WidgetCount"][];
        };
        /** @description A count under its name. */
        WidgetCount: {
            /** @description The status or the user id. */
            name: string;
            /** @description How many. */
            value: number;
        };
        /**
         * @description A chart.
         * @enum {string}
         */
        WidgetType: "pie" | "donut" | "funnel";
        /**
         * @description A span of days: lastWeek the last calendar week, last14Days and last30Days up to today, lastMonth the last calendar month, currentMonth this one up to today.
         * @enum {string}
         */
        WidgetDuration: "lastWeek" | "last14Days" | "last30Days" | "lastMonth" | "currentMonth";
        /** @description An option. */
        LookupItem: {
            /** @description The code that is sent. */
            value: string;
            /** @description What is shown. */
            label: string;
            /** @description A longer text, shown beside the label or as a tooltip. */
            description?: string;
        };
        /** @description Options in the order in which they are shown. */
        LookupList: {
            /** @description The options. */
            lookupItems: components["schemas"]["LookupItem"][];
            /** @description How many options match. */
            totalRecords: number;
        };
        /** @description A city, port or airport as an option; the value is its UN/LOCODE. */
        City: {
            /** @description The code that is sent. */
            value: string;
            /** @description What is shown. */
            label: string;
            /** @description A longer text, shown beside the label or as a tooltip. */
            description?: string;
            /** @description Country code, ISO 3166-1 alpha-2. */
            ctryCode: string;
            /** @description IATA city or airport code, when it has one. */
            iataCode?: string;
            /** @description Whether lorries reach it. */
            isRoadAccess: boolean;
            /** @description Whether it is a sea port. */
            isSeaPort: boolean;
            /** @description Whether it has an airport with an IATA code. */
            isIATACity: boolean;
        };
        /** @description Cities in alphabetical order. */
        CityList: {
            /** @description The cities. */
            lookupItems: components["schemas"]["City"][];
            /** @description How many options match. */
            totalRecords: number;
        };
        /** @description A type of container or load unit as an option. */
        ContainerType: {
            /** @description The code that is sent. */
            value: string;
            /** @description What is shown. */
            label: string;
            /** @description A longer text, shown beside the label or as a tooltip. */
            description?: string;
            /**
             * @description container for sea, vehicle (load unit) for inland.
             * @enum {string}
             */
            kind: "container" | "vehicle";
            /** @description Twenty-foot equivalent units of one container. */
            teu?: number;
        };
        /** @description Types of containers and load units. */
        ContainerTypeList: {
            /** @description The types. */
            lookupItems: components["schemas"]["ContainerType"][];
            /** @description How many options match. */
            totalRecords: number;
        };
        /** @description One address of a party. */
        Address: {
            /** @description Code of the address type; C is the default address. */
            addrType: string;
            /** @description Name of the address type. */
            addrTypeDesc?: string;
            /** @description The address in one text, lines joined by a line break. */
            address?: string;
            /** @description Address line 1. */
            addr1?: string;
            /** @description Address line 2. */
            addr2?: string;
            /** @description Address line 3. */
            addr3?: string;
            /** @description Address line 4. */
            addr4?: string;
        };
        /** @description A party as an option; the value is its party code. */
        Party: {
            /** @description Party code. */
            value: string;
            /** @description Name of the party. */
            label: string;
            /** @description Party code, name and city in one text. */
            description?: string;
            /** @description Name in the local script. */
            localName?: string;
            /** @description City of the party, UN/LOCODE. */
            cityCode?: string;
            /** @description Name of that city. */
            cityName?: string;
            /** @description Country of the party, ISO 3166-1 alpha-2. */
            ctryCode?: string;
            /** @description Postal code of the default address. */
            postalCode?: string;
            /** @description Its addresses; only when NeedAddresses was true. */
            addresses?: components["schemas"]["Address"][];
        };
        /** @description Parties in alphabetical order. */
        PartyList: {
            /** @description The parties. */
            lookupItems: components["schemas"]["Party"][];
            /** @description How many parties match. */
            totalRecords: number;
        };
        /** @description The values of the business rules that were asked for; one that is not set is absent. */
        BusinessRules: {
            /**
             * @description CMCHECKFILESIZE: the largest file that may be uploaded, in bytes or with K, M or G for 1024 to the power of 1, 2 or 3.
             * @example 10M
             */
            fileSize?: string;
            /**
             * @description CMCHKFILEEXTENSION: file extensions that may be uploaded, lower case, without a dot, comma-joined.
             * @example pdf,docx,jpg
             */
            fileTypes?: string;
            /**
             * @description CPREFCODE: the kind of the customer's reference number, sent as `refCode` of bookings and quotes.
             * @example PO
             */
            refCode?: string;
        };
        /** @description One of userId and email, and the password. */
        LoginRequest: {
            /** @description User id, upper case. */
            userId?: string;
            /**
             * Format: email
             * @description E-mail address, when that was entered instead.
             */
            email?: string;
            /**
             * Format: password
             * @description The password, as typed.
             */
            password: string;
            /** @description true to end a session of the same user elsewhere (after code 22007). */
            forceLogoff?: boolean;
        };
        /** @description The session that was opened. */
        LoginResponse: {
            /** @description Token for the calls that follow. */
            authToken: string;
            /** @description User id, upper case. */
            userId: string;
            /** @description The user's name as shown. */
            userName: string;
            /** @description The user's e-mail address. */
            userEmail?: string;
            /** @description The user's address, shown in the user menu when present. */
            address?: string;
            /**
             * @description I or empty internal, ELSU customer, ELSP supplier.
             * @enum {string}
             */
            userType: "" | "I" | "ELSU" | "ELSP";
            /**
             * @description 'false' when the user may not use the portal.
             * @enum {string}
             */
            allowPortal: "true" | "false";
            /** @description Whether user management is open to the user. */
            allowUM?: boolean;
            /**
             * @description 'true' when the password must be changed first.
             * @enum {string}
             */
            forceChangePassword: "true" | "false";
            /** @description Supplier-portal user. */
            isCpSupUser: boolean;
            /** @description Portal administrator. */
            isCPAdmin: boolean;
            /** @description Customer administrator. */
            isCustAdmin: boolean;
            /** @description How old a shipment may be to be shown, in days. */
            shipmentAgeLimitDays?: number;
            preferences: components["schemas"]["Preferences"];
            customerPortal: components["schemas"]["CustomerPortal"];
        };
        /** @description What the portal needs to know of the user. */
        CustomerPortal: {
            userDefaults: components["schemas"]["UserDefaults"];
            moduleAccess: components["schemas"]["ModuleAccess"];
        };
        /** @description Which modules the user may enter; a missing one is closed. */
        ModuleAccess: {
            /** @description Quotes. */
            "CP-QUOTE"?: boolean;
            /** @description Bookings. */
            "CP-BOOKING"?: boolean;
            /** @description Shipments. */
            "CP-TRACKANDTRACE"?: boolean;
            /** @description Booking templates. */
            "CP-BOOKINGTEMPLATE"?: boolean;
            /** @description The inland widget of the dashboard. */
            "CP-INLANDWIDGET"?: boolean;
        };
        /** @description Default units and default origin of one mode. */
        ModeDefaults: {
            /** @description A code of list UT. */
            pieceUnit?: string;
            /** @description A code of list WT. */
            weightUnit?: string;
            /** @description A code of list VT. */
            volumeUnit?: string;
            /** @description A code of list CARGODIMUT. */
            dimensionUnit?: string;
            /** @description ISO 3166-1 alpha-2. */
            originCountry?: string;
            /** @description UN/LOCODE. */
            originCity?: string;
            /** @description Name of the city. */
            originCityName?: string;
        };
        /** @description What a new form starts with, by mode of transport. */
        UserDefaults: {
            /** @description For AE and AI. */
            airDefaults?: components["schemas"]["ModeDefaults"];
            /** @description For SE and SI. */
            seaDefaults?: components["schemas"]["ModeDefaults"];
            /** @description For IL. */
            roadDefaults?: components["schemas"]["ModeDefaults"];
        };
        /** @description Preferences of the user, set by administrators. */
        Preferences: {
            /**
             * @description Delivery orders.
             * @enum {string}
             */
            DO_ACCESS?: "Y" | "N";
            /**
             * @description Upload of documents.
             * @enum {string}
             */
            DOCUMENT_UPLOAD?: "Y" | "N";
            /**
             * @description Billing.
             * @enum {string}
             */
            BILLING_ACCESS?: "Y" | "N";
            /**
             * @description Customs entry types that are not shown, comma-joined.
             * @example 06,21
             */
            EXCLUDED_ENTRY_TYPES?: string;
            /** @description How old a shipment may be to be shown, in days. */
            SHIPMENT_AGE_LIMIT_IN_DAYS?: number;
        };
        /** @description A customer brand of the provider. */
        TenantDetails: {
            /** @description Id of the tenant, upper case. */
            tenant: string;
            /** @description First segment of the tenant's address. */
            tenantUrl: string;
            /** @description Primary colour, #RRGGBB. */
            primaryColor?: string;
            /** @description Secondary colour, #RRGGBB. */
            secondaryColor?: string;
            /** @description Where to go after signing out, when not to the login page. */
            redirectUrl?: string;
            /**
             * @description 'false' leaves the logo off printouts.
             * @enum {string}
             */
            printLogo?: "true" | "false";
            /**
             * @description Which back end serves the tenant.
             * @enum {string}
             */
            baseSystem: "forwarding" | "customs";
            /** @description Version shown in the About dialog. */
            version?: string;
            /** @description Build date, YYYYMMDD. */
            buildDate?: string;
            /**
             * @description After how many sign-in attempts the captcha appears.
             * @default 5
             */
            captchaCount?: number;
            accessLevels: components["schemas"]["AccessLevels"];
        };
        /** @description What the tenant has. */
        AccessLevels: {
            /** @description Bookings. */
            accessToBookings: boolean;
            /** @description Quotes. */
            accessToQuotes: boolean;
            /** @description Shipments. */
            accessToShipments: boolean;
            /** @description Booking templates. */
            accessToBookingTemplates: boolean;
            /** @description The inland widget of the dashboard. */
            accessToILWidget: boolean;
        };
        /** @description The old and the new password of the signed-in user. */
        PasswordChange: {
            /**
             * Format: password
             * @description The password as it is, as typed.
             */
            oldPassword: string;
            /**
             * Format: password
             * @description The new password: 8 to 30 characters, at least one upper-case letter, one lower-case letter, one digit and one of !@#$%^&*().
             */
            newPassword: string;
        };
        /** @description Whose password is to be reset. */
        PasswordResetRequest: {
            /**
             * Format: email
             * @description E-mail address of the user.
             */
            email: string;
            /**
             * Format: uri
             * @description Address of the portal's reset page; the gateway adds ?token=TOKEN. Only addresses of the portal itself are taken.
             */
            passwordResetUrl: string;
        };
        /** @description A new password for the user a reset link was sent to. */
        PasswordReset: {
            /** @description The token of the link. */
            resetPasswordToken: string;
            /**
             * Format: password
             * @description The new password: 8 to 30 characters, at least one upper-case letter, one lower-case letter, one digit and one of !@#$%^&*().
             */
            newPassword: string;
        };
        /** @description That something was done. */
        Acknowledgement: {
            /** @description A word for the user, when the gateway has one. */
            message?: string;
        };
        /** @description How many users have a session. */
        ConcurrentUserCount: number;
        /** @description That somebody used a service, and how it ended. */
        UsageRecord: {
            /** @description Id of the tenant, upper case. */
            tenant: string;
            /** @description User id, or the e-mail address a failed sign-in was tried with. */
            userId: string;
            /** @description The service; the same as in the path. */
            service: string;
            /**
             * @description generateToken signing in, expireToken signing out, saveBooking and saveQuote saves.
             * @enum {string}
             */
            operation: "generateToken" | "expireToken" | "saveBooking" | "saveQuote";
            /**
             * @description How it ended.
             * @enum {string}
             */
            status: "SUCCESS" | "FAILED";
        };
        /** @description A failure the portal saw. */
        ErrorLogEntry: {
            /** @description Where in the portal it was seen. */
            component: string;
            /** @description What was seen; never holds a token or a password. */
            message: string;
        };
        /**
         * @description A failure. Codes: 22001 sign-in refused (show the message), 22007 already signed in elsewhere, 11003 routing not
         *     found; otherwise invalid-request, unauthorized, forbidden, not-found, conflict, too-large, too-many-requests,
         *     not-implemented, internal. A code not listed is to be read as internal.
         */
        Problem: {
            /** @description What kind of failure, for programs. */
            code: string;
            /** @description What happened, for people, in English. */
            message: string;
            /** @description Which fields were refused, in the order of the form. */
            fieldErrors?: components["schemas"]["FieldError"][];
        };
        /** @description Why one field was refused. */
        FieldError: {
            /**
             * @description Path of the field in the body, by dots, entries of lists counted from 0; empty for the body as a whole.
             * @example pickupInfo.readyDate
             * @example containers.0.qty
             */
            field: string;
            /** @description Why, for people. */
            message: string;
        };
    };
    responses: {
        /** @description The request was understood and refused; `fieldErrors` says which fields and why. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "invalid-request",
                 *       "message": "The request is not valid.",
                 *       "fieldErrors": [
                 *         {
                 *           "field": "containers.0.qty",
                 *           "message": "must be an integer"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts; try again after the time given. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait before the next attempt. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "too-many-requests",
                 *       "message": "Too many attempts. Please try again later."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No token, or one that has expired or was logged off. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unauthorized",
                 *       "message": "Authentication Failed"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than the gateway takes. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "too-large",
                 *       "message": "The request body is too large."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The user or the tenant has no access to this module or record. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "forbidden",
                 *       "message": "You do not have access to this module"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such record for this tenant. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "not-found",
                 *       "message": "No record with this id."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The record's status does not allow this transition; nothing was changed. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "conflict",
                 *       "message": "A booked booking cannot be deleted."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The gateway knows the operation and has no behaviour for it. */
        NotImplemented: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "not-implemented",
                 *       "message": "This operation is not available."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The tenant's id in upper case, from the first segment of the portal's address.
         * @example ACME
         */
        Tenant: string;
        /**
         * @description The id of the signed-in user, in upper case.
         * @example CUSTOMER
         */
        UserName: string;
        /**
         * @description Which page of the list, counted from 1; -1 asks for all records.
         * @example -1
         */
        PageIndex: number;
        /**
         * @description How far the list reaches back, in days: records created on that day or later. Bookings and quotes start with 60
         *     and grow by 30 at each fetch. Without it the list reaches back without limit.
         * @example 60
         */
        CreateDateNoOfDaysAgo: number;
        /**
         * @description The record's `unId`.
         * @example BK100001
         */
        Id: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Who, and the password. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "CUSTOMER",
                 *       "password": "Portal#2026"
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in. With `allowPortal` 'false' the portal signs out at once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "authToken": "5f0c3a1e9d",
                     *       "userId": "CUSTOMER",
                     *       "userName": "Casey Customer",
                     *       "userEmail": "customer@acme.example",
                     *       "userType": "ELSU",
                     *       "allowPortal": "true",
                     *       "allowUM": false,
                     *       "forceChangePassword": "false",
                     *       "isCpSupUser": false,
                     *       "isCPAdmin": false,
                     *       "isCustAdmin": false,
                     *       "shipmentAgeLimitDays": 365,
                     *       "preferences": {
                     *         "DO_ACCESS": "Y",
                     *         "DOCUMENT_UPLOAD": "Y",
                     *         "BILLING_ACCESS": "Y",
                     *         "EXCLUDED_ENTRY_TYPES": "",
                     *         "SHIPMENT_AGE_LIMIT_IN_DAYS": 365
                     *       },
                     *       "customerPortal": {
                     *         "userDefaults": {
                     *           "seaDefaults": {
                     *             "pieceUnit": "CTN",
                     *             "weightUnit": "KG",
                     *             "volumeUnit": "CBM",
                     *             "dimensionUnit": "CM",
                     *             "originCountry": "JP",
                     *             "originCity": "JPTYO",
                     *             "originCityName": "Tokyo"
                     *           }
                     *         },
                     *         "moduleAccess": {
                     *           "CP-QUOTE": true,
                     *           "CP-BOOKING": true,
                     *           "CP-TRACKANDTRACE": true,
                     *           "CP-BOOKINGTEMPLATE": true,
                     *           "CP-INLANDWIDGET": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The user or the password is not right (code 22001; the message is for the user). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "22001",
                     *       "message": "Authentication Failed"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such tenant (code 11003). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "11003",
                     *       "message": "Routing not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The user is signed in elsewhere (code 22007). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "22007",
                     *       "message": "User already logged in"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    getTenantDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description First segment of the portal's address; upper and lower case are the same.
                 * @example acme
                 */
                tenantUrl: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tenant": "ACME",
                     *       "tenantUrl": "acme",
                     *       "primaryColor": "#417F90",
                     *       "secondaryColor": "#1a5178",
                     *       "printLogo": "true",
                     *       "baseSystem": "forwarding",
                     *       "version": "22.1.0",
                     *       "buildDate": "20220207",
                     *       "captchaCount": 5,
                     *       "accessLevels": {
                     *         "accessToBookings": true,
                     *         "accessToQuotes": true,
                     *         "accessToShipments": true,
                     *         "accessToBookingTemplates": true,
                     *         "accessToILWidget": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TenantDetails"];
                };
            };
            /** @description There is no such tenant (code 11003). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "11003",
                     *       "message": "Routing not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The old and the new password. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "oldPassword": "Portal#2026",
                 *       "newPassword": "Harbour!2027"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Changed. The portal signs the user out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Password changed successfully. please login"
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The old password is wrong, or the new one does not meet the criteria. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "invalid-request",
                     *       "message": "The request is not valid.",
                     *       "fieldErrors": [
                     *         {
                     *           "field": "oldPassword",
                     *           "message": "Old Password error."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Whose password, and where the link leads. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "customer@acme.example",
                 *       "passwordResetUrl": "https://portal.example/acme/reset"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description Taken; an e-mail follows when the address is known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "You will receive an e-mail with instructions."
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Refused (code 22001; the message is for the user). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "22001",
                     *       "message": "The account is locked."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such tenant (code 11003). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "11003",
                     *       "message": "Routing not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The token of the link and the new password. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "resetPasswordToken": "9c1d5be07a",
                 *       "newPassword": "Harbour!2027"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description Set. Every session of the user has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Password reset successful. please login"
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The token has expired or is unknown, or the new password does not meet the criteria. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "invalid-request",
                     *       "message": "The request is not valid.",
                     *       "fieldErrors": [
                     *         {
                     *           "field": "resetPasswordToken",
                     *           "message": "Reset Password Token is Expired"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused (code 22001; the message is for the user). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "22001",
                     *       "message": "The account is locked."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such tenant (code 11003). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "11003",
                     *       "message": "Routing not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    countConcurrentUsers: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 12 */
                    "application/json": components["schemas"]["ConcurrentUserCount"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    getPreferences: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description User id, upper case. Another user's is refused with 403.
                 * @example CUSTOMER
                 */
                userName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "DO_ACCESS": "Y",
                     *       "DOCUMENT_UPLOAD": "Y",
                     *       "BILLING_ACCESS": "N",
                     *       "EXCLUDED_ENTRY_TYPES": "06,21",
                     *       "SHIPMENT_AGE_LIMIT_IN_DAYS": 365
                     *     }
                     */
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    recordUsage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description The service that was used.
                 * @example bookings
                 */
                service: string;
            };
            cookie?: never;
        };
        /** @description The use. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tenant": "ACME",
                 *       "userId": "CUSTOMER",
                 *       "service": "bookings",
                 *       "operation": "saveBooking",
                 *       "status": "SUCCESS"
                 *     }
                 */
                "application/json": components["schemas"]["UsageRecord"];
            };
        };
        responses: {
            /** @description Recorded. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
        };
    };
    logError: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The failure. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "component": "bookings grid",
                 *       "message": "listBookings answered 500"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorLogEntry"];
            };
        };
        responses: {
            /** @description Logged. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
        };
    };
    listSystemCodes: {
        parameters: {
            query: {
                /**
                 * @description Which list: WT weight units, UT piece units, VT volume units, CARGODIMUT dimension units, MOVETYPEDESC move
                 *     types, CO countries, JOBDOCTYPE document types, and the service requests by mode: AESRVREQ, AISRVREQ,
                 *     SESRVREQ, SISRVREQ, RFSRVREQ (inland).
                 * @example WT
                 */
                Type: "WT" | "UT" | "VT" | "CARGODIMUT" | "MOVETYPEDESC" | "CO" | "JOBDOCTYPE" | "AESRVREQ" | "AISRVREQ" | "SESRVREQ" | "SISRVREQ" | "RFSRVREQ";
                /**
                 * @description Which page of the list, counted from 1; -1 asks for all records.
                 * @example -1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "lookupItems": [
                     *         {
                     *           "value": "KG",
                     *           "label": "KG",
                     *           "description": "Kilograms"
                     *         },
                     *         {
                     *           "value": "LB",
                     *           "label": "LB",
                     *           "description": "Pounds"
                     *         }
                     *       ],
                     *       "totalRecords": 2
                     *     }
                     */
                    "application/json": components["schemas"]["LookupList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "lookupItems": [
                     *         {
                     *           "value": "JP",
                     *           "label": "Japan"
                     *         },
                     *         {
                     *           "value": "US",
                     *           "label": "United States"
                     *         }
                     *       ],
                     *       "totalRecords": 2
                     *     }
                     */
                    "application/json": components["schemas"]["LookupList"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    listCities: {
        parameters: {
            query: {
                /**
                 * @description The country, ISO 3166-1 alpha-2.
                 * @example JP
                 */
                CtryCode: string;
                /**
                 * @description true for cities that lorries reach only.
                 * @example true
                 */
                IsRoadAccess?: boolean;
                /**
                 * @description true for sea ports only.
                 * @example true
                 */
                IsSeaPort?: boolean;
                /**
                 * @description true for cities with an airport only.
                 * @example true
                 */
                IsIATACity?: boolean;
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "lookupItems": [
                     *         {
                     *           "value": "JPTYO",
                     *           "label": "Tokyo",
                     *           "ctryCode": "JP",
                     *           "iataCode": "TYO",
                     *           "isRoadAccess": true,
                     *           "isSeaPort": true,
                     *           "isIATACity": true
                     *         }
                     *       ],
                     *       "totalRecords": 1
                     *     }
                     */
                    "application/json": components["schemas"]["CityList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listContainerTypes: {
        parameters: {
            query?: {
                /**
                 * @description container or vehicle for those alone; both without it. This contract's own addition.
                 * @example container
                 */
                Kind?: "container" | "vehicle";
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "lookupItems": [
                     *         {
                     *           "value": "45G1",
                     *           "label": "45G1",
                     *           "description": "40 ft high cube",
                     *           "kind": "container",
                     *           "teu": 2
                     *         }
                     *       ],
                     *       "totalRecords": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ContainerTypeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listParties: {
        parameters: {
            query: {
                /**
                 * @description The role: 1 shipper, 2 consignee, 17 customer. This contract's own numbers for the others: 3 notify party,
                 *     4 pickup collect-from, 5 pickup deliver-to, 6 delivery collect-from, 7 delivery deliver-to.
                 * @example 1
                 */
                LookupType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 17;
                /**
                 * @description true to have the addresses of each party in the answer.
                 * @example true
                 */
                NeedAddresses?: boolean;
                /**
                 * @description Search text; parties whose name contains it, upper and lower case being the same.
                 * @example PACIFIC
                 */
                Name?: string;
                /**
                 * @description Search text; parties whose code starts with it.
                 * @example PAC
                 */
                PartyID?: string;
                /**
                 * @description Which page of the list, counted from 1; -1 asks for all records.
                 * @example -1
                 */
                PageIndex?: components["parameters"]["PageIndex"];
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parties. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "lookupItems": [
                     *         {
                     *           "value": "PACFRT01",
                     *           "label": "PACIFIC FRUIT TRADING",
                     *           "cityCode": "JPYOK",
                     *           "cityName": "Yokohama",
                     *           "ctryCode": "JP",
                     *           "addresses": [
                     *             {
                     *               "addrType": "C",
                     *               "addrTypeDesc": "Company",
                     *               "addr1": "1-2 Minato Mirai",
                     *               "addr2": "Nishi-ku"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totalRecords": 1
                     *     }
                     */
                    "application/json": components["schemas"]["PartyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    clearLookupCache: {
        parameters: {
            query: {
                /**
                 * @description The lookup's service.
                 * @example parties
                 */
                serviceName: "parties";
                /**
                 * @description Which part of its cache, for parties the LookupType; all of it without.
                 * @example 1
                 */
                cacheAttribute?: string;
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listUserParties: {
        parameters: {
            query: {
                /**
                 * @description Customer number whose parties are asked for.
                 * @example ACMEJP
                 */
                custNo: string;
                /**
                 * @description Which page of the list, counted from 1; -1 asks for all records.
                 * @example -1
                 */
                pageIndex?: number;
                /**
                 * @description Search text; parties whose code starts with it.
                 * @example PAC
                 */
                PartyID?: string;
                /**
                 * @description Search text; parties whose name contains it, upper and lower case being the same.
                 * @example PACIFIC
                 */
                Name?: string;
                /**
                 * @description Only parties in this role: shipper, consignee, notify; collectFrom and pickupdeliverto of a pickup;
                 *     deliverycollectfrom and deliverydeliverto of a delivery.
                 * @example shipper
                 */
                Role?: "shipper" | "consignee" | "notify" | "collectFrom" | "pickupdeliverto" | "deliverycollectfrom" | "deliverydeliverto";
                /**
                 * @description true to have the addresses of each party in the answer.
                 * @example true
                 */
                NeedAddresses?: boolean;
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parties. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "lookupItems": [
                     *         {
                     *           "value": "PACFRT01",
                     *           "label": "PACIFIC FRUIT TRADING",
                     *           "cityCode": "JPYOK",
                     *           "cityName": "Yokohama",
                     *           "ctryCode": "JP"
                     *         }
                     *       ],
                     *       "totalRecords": 1
                     *     }
                     */
                    "application/json": components["schemas"]["PartyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getBusinessRules: {
        parameters: {
            query: {
                /**
                 * @description Owner of the record, its createOwnerId; the user's own owner without it.
                 * @example ACMEJP
                 */
                OwnerID?: string;
                /**
                 * @description The rules, each its code, an underscore and its serial number, comma-joined.
                 * @example CMCHECKFILESIZE_1,CMCHKFILEEXTENSION_1
                 */
                RuleCode_Sno: string;
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values of those rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fileSize": "10M",
                     *       "fileTypes": "pdf,docx,xlsx,jpg,png"
                     *     }
                     */
                    "application/json": components["schemas"]["BusinessRules"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listBookings: {
        parameters: {
            query?: {
                /**
                 * @description How far the list reaches back, in days: records created on that day or later. Bookings and quotes start with 60
                 *     and grow by 30 at each fetch. Without it the list reaches back without limit.
                 * @example 60
                 */
                CreateDateNoOfDaysAgo?: components["parameters"]["CreateDateNoOfDaysAgo"];
                /**
                 * @description Only bookings in these statuses: codes of RequestStatus, comma-joined; all without it.
                 * @example N,D
                 */
                BookStatus?: string;
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "unId": "BK100001",
                     *           "shipper": "PACIFIC FRUIT TRADING",
                     *           "bizType": "SE",
                     *           "origin": "Yokohama",
                     *           "totalPieces": 120,
                     *           "totalPiecesUnit": "CTN",
                     *           "totalWeight": 2400.5,
                     *           "totalWeightUnit": "KG",
                     *           "destination": "Los Angeles",
                     *           "bookingNo": "BKG-0100001",
                     *           "status": "N",
                     *           "refNo": "PO-7781",
                     *           "lastUpdated": "2026-01-31T08:15:00Z"
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "maxResults": 1000
                     *     }
                     */
                    "application/json": components["schemas"]["BookingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    saveBooking: {
        parameters: {
            query: {
                /**
                 * @description S save or submit, D delete.
                 * @example S
                 */
                action: "S" | "D";
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The booking; for a delete its `unId` is enough. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bookStatus": "D",
                 *       "funcCode": "9",
                 *       "jobStageCode": "P",
                 *       "shipper": "PACFRT01",
                 *       "shipperName": "PACIFIC FRUIT TRADING",
                 *       "bizType": "SE",
                 *       "shipmentType": "FCL",
                 *       "containers": [
                 *         {
                 *           "type": "45G1",
                 *           "qty": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Booking"];
            };
        };
        responses: {
            /** @description Saved, submitted or deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "unId": "BK100001",
                     *         "bookingNo": "BKG-0100001",
                     *         "status": "D"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BookingReply"];
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "unId": "BK100001",
                     *         "bookingNo": "BKG-0100001",
                     *         "status": "N"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BookingReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            501: components["responses"]["NotImplemented"];
        };
    };
    getBooking: {
        parameters: {
            query?: {
                /**
                 * @description isCpSupUser for a supplier-portal user, CPUser for everybody else.
                 * @example CPUser
                 */
                userRole?: "CPUser" | "isCpSupUser";
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description The record's `unId`.
                 * @example BK100001
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "unId": "BK100001",
                     *       "bookingNo": "BKG-0100001",
                     *       "status": "N",
                     *       "shipper": "PACFRT01",
                     *       "shipperName": "PACIFIC FRUIT TRADING",
                     *       "bizType": "SE",
                     *       "shipmentType": "FCL",
                     *       "containers": [
                     *         {
                     *           "id": "1",
                     *           "type": "45G1",
                     *           "qty": 2
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listTemplates: {
        parameters: {
            query?: {
                /**
                 * @description How far the list reaches back, in days: records created on that day or later. Bookings and quotes start with 60
                 *     and grow by 30 at each fetch. Without it the list reaches back without limit.
                 * @example 60
                 */
                CreateDateNoOfDaysAgo?: components["parameters"]["CreateDateNoOfDaysAgo"];
                /**
                 * @description Only templates in these statuses: A, I or both, comma-joined; all without it.
                 * @example A
                 */
                TemplateStatus?: string;
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "unId": "TP100001",
                     *           "templateNo": "TPL-00017",
                     *           "templateName": "Fruit to Los Angeles",
                     *           "templateStatus": "A",
                     *           "isPrivate": 1,
                     *           "shipper": "PACIFIC FRUIT TRADING",
                     *           "bizType": "SE",
                     *           "commodity": "Fresh fruit",
                     *           "departure": "Yokohama",
                     *           "destination": "Los Angeles"
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "maxResults": 1000
                     *     }
                     */
                    "application/json": components["schemas"]["TemplateList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    saveTemplate: {
        parameters: {
            query: {
                /**
                 * @description S save.
                 * @example S
                 */
                action: "S";
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The template. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "funcCode": "9",
                 *       "jobStageCode": "T",
                 *       "templateStatus": "A",
                 *       "isPrivate": 1,
                 *       "templateName": "Fruit to Los Angeles",
                 *       "shipper": "PACFRT01",
                 *       "shipperName": "PACIFIC FRUIT TRADING",
                 *       "bizType": "SE",
                 *       "shipmentType": "FCL",
                 *       "containers": [
                 *         {
                 *           "type": "45G1",
                 *           "qty": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BookingTemplate"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "unId": "TP100001",
                     *         "templateNo": "TPL-00017",
                     *         "templateName": "Fruit to Los Angeles",
                     *         "templateStatus": "I",
                     *         "isPrivate": 1,
                     *         "bizType": "SE"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TemplateReply"];
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "unId": "TP100001",
                     *         "templateNo": "TPL-00017",
                     *         "templateName": "Fruit to Los Angeles",
                     *         "templateStatus": "A",
                     *         "isPrivate": 1,
                     *         "bizType": "SE"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TemplateReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
        };
    };
    getTemplate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description The record's `unId`.
                 * @example BK100001
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "unId": "TP100001",
                     *       "templateNo": "TPL-00017",
                     *       "templateName": "Fruit to Los Angeles",
                     *       "templateStatus": "A",
                     *       "isPrivate": 1,
                     *       "bizType": "SE",
                     *       "shipmentType": "FCL"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingTemplate"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listQuotes: {
        parameters: {
            query?: {
                /**
                 * @description How far the list reaches back, in days: records created on that day or later. Bookings and quotes start with 60
                 *     and grow by 30 at each fetch. Without it the list reaches back without limit.
                 * @example 60
                 */
                CreateDateNoOfDaysAgo?: components["parameters"]["CreateDateNoOfDaysAgo"];
                /**
                 * @description Only quotes in these statuses: codes of QuoteStatus, comma-joined; all without it.
                 * @example N,T
                 */
                QuoteStatus?: string;
                /**
                 * @description Only quotes whose validity ends on this day, YYYYMMDD.
                 * @example 20260210
                 */
                ValidTo?: string;
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quotes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "unId": "QT100001",
                     *           "shprName": "PACIFIC FRUIT TRADING",
                     *           "bizType": "SE",
                     *           "porName": "Yokohama",
                     *           "pieces": 120,
                     *           "piecesUnit": "CTN",
                     *           "weight": 2400.5,
                     *           "weightUnit": "KG",
                     *           "teu": 4,
                     *           "totCtnQty": 2,
                     *           "destName": "Los Angeles",
                     *           "status": "T",
                     *           "quoteNo": "QTE-0100001",
                     *           "expirationDate": "20260210",
                     *           "lastUpdatedDate": "2026-01-31T08:15:00Z",
                     *           "source": "CP",
                     *           "createByName": "Casey Customer"
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "maxResults": 1000
                     *     }
                     */
                    "application/json": components["schemas"]["QuoteList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    saveQuote: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The quote; for cancel, reject, accept and book its `unId` with the three codes and remarks is enough. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Quote"];
            };
        };
        responses: {
            /** @description Saved, submitted, cancelled, rejected, accepted or booked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "unId": "QT100001",
                     *         "quoteNo": "QTE-0100001",
                     *         "status": "Q"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["QuoteReply"];
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "unId": "QT100001",
                     *         "quoteNo": "QTE-0100001",
                     *         "status": "N"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["QuoteReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The quote's status does not allow this transition; nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "conflict",
                     *       "message": "A rejected quote cannot be accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
        };
    };
    getQuote: {
        parameters: {
            query?: {
                /**
                 * @description The quote's mode of transport, as the list gave it.
                 * @example SE
                 */
                BizType?: components["schemas"]["BizType"];
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description The record's `unId`.
                 * @example BK100001
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "unId": "QT100001",
                     *       "quoteNo": "QTE-0100001",
                     *       "status": "T",
                     *       "partyIdShpr": "PACFRT01",
                     *       "shprName": "PACIFIC FRUIT TRADING",
                     *       "bizType": "SE",
                     *       "loadTerm": "FCL",
                     *       "containers": [
                     *         {
                     *           "id": "1",
                     *           "type": "45G1",
                     *           "qty": 2
                     *         }
                     *       ],
                     *       "validFrom": "20260111",
                     *       "validTo": "20260210",
                     *       "revenueList": [
                     *         {
                     *           "revChrgDesc": "Ocean freight",
                     *           "revRate": 1850,
                     *           "revCurrCode": "USD",
                     *           "revQuantity": 2,
                     *           "revQuantityUnit": "CNT",
                     *           "revAMTFC": 3700
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listShipments: {
        parameters: {
            query?: {
                /**
                 * @description How many shipments a page holds at most.
                 * @example 100
                 */
                MaxResults?: number;
                /**
                 * @description Which page, counted from 1; -1 asks for all records.
                 * @example 1
                 */
                PageIndex?: number;
                /**
                 * @description Shipper, a party code.
                 * @example PACFRT01
                 */
                shipper?: string;
                /**
                 * @description Consignee, a party code.
                 * @example GLFMKT01
                 */
                consignee?: string;
                /**
                 * @description Notify party, a party code.
                 * @example GLFMKT01
                 */
                notify?: string;
                /**
                 * @description Job number.
                 * @example SE2600117
                 */
                jobNo?: string;
                /**
                 * @description House bill of lading or house air waybill number; several comma-joined, as the inland widget gives them.
                 * @example HB700121
                 */
                shpNo?: string;
                /**
                 * @description Master bill of lading or master air waybill number.
                 * @example OOLU2601447
                 */
                masterNo?: string;
                /**
                 * @description Container number, ISO 6346.
                 * @example CSQU3054383
                 */
                containerNo?: string;
                /**
                 * @description The customer's reference numbers, comma-joined.
                 * @example PO-7781
                 */
                refNos?: string;
                /**
                 * @description ETD at the port of loading from this many days ago; goes with etdNoOfDaysAhead.
                 * @example 7
                 */
                etdNoOfDaysAgo?: number;
                /**
                 * @description ETD at the port of loading until this many days ahead; goes with etdNoOfDaysAgo.
                 * @example 7
                 */
                etdNoOfDaysAhead?: number;
                /**
                 * @description ETA at the port of discharge from this many days ago; goes with etaNoOfDaysAhead.
                 * @example 7
                 */
                etaNoOfDaysAgo?: number;
                /**
                 * @description ETA at the port of discharge until this many days ahead; goes with etaNoOfDaysAgo.
                 * @example 7
                 */
                etaNoOfDaysAhead?: number;
                /**
                 * @description Created at most this many days ago; 90 together with polEtdDate and podEtaDate.
                 * @example 90
                 */
                createDateNoOfDaysAgo?: number;
                /**
                 * @description Country of the port of loading, ISO 3166-1 alpha-2.
                 * @example JP
                 */
                polCtry?: string;
                /**
                 * @description Port of loading, UN/LOCODE.
                 * @example JPYOK
                 */
                polCity?: string;
                /**
                 * @description Country of the port of discharge, ISO 3166-1 alpha-2.
                 * @example US
                 */
                podCtry?: string;
                /**
                 * @description Port of discharge, UN/LOCODE.
                 * @example USLAX
                 */
                podCity?: string;
                /**
                 * @description ETD at the port of loading on this day, YYYYMMDD.
                 * @example 20260131
                 */
                polEtdDate?: string;
                /**
                 * @description ETA at the port of discharge on this day, YYYYMMDD.
                 * @example 20260218
                 */
                podEtaDate?: string;
                /**
                 * @description Only these modes of transport: codes of BizType, comma-joined; SI,AI for arriving and SE,AE for departing shipments.
                 * @example SE,AE
                 */
                bizType?: string;
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "gShpId": "SH100001",
                     *           "createJobUnId": "JB100001",
                     *           "shprName": "PACIFIC FRUIT TRADING",
                     *           "csgnName": "GOLDEN GATE MARKETS",
                     *           "jobNo": "SE2600117",
                     *           "bookingNo": "BKG-0100001",
                     *           "currentStatus": "DEPARTED",
                     *           "shpNo": "HB700121",
                     *           "masterNo": "OOLU2601447",
                     *           "refNo": "PO-7781",
                     *           "polEtdDate": "20260131",
                     *           "podEtaDate": "20260218",
                     *           "bizType": "Sea",
                     *           "favoriteShp": false
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "maxResults": 100
                     *     }
                     */
                    "application/json": components["schemas"]["ShipmentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getShipment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description The shipment's `gShpId`.
                 * @example SH100001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shipment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "gShpId": "SH100001",
                     *       "createJobUnId": "JB100001",
                     *       "createOwnerId": "ACMEJP",
                     *       "jobNo": "SE2600117",
                     *       "bookingNo": "BKG-0100001",
                     *       "shpNo": "HB700121",
                     *       "masterNo": "OOLU2601447",
                     *       "refNo": "PO-7781",
                     *       "favoriteShp": false,
                     *       "bizType": "Sea",
                     *       "currentStatus": "DEPARTED",
                     *       "status": "Booked",
                     *       "serviceRequest": "CUS,INS",
                     *       "shprName": "PACIFIC FRUIT TRADING",
                     *       "csgnName": "GOLDEN GATE MARKETS",
                     *       "carrier": "Pacific Container Line",
                     *       "vesselName": "NORTHERN LIGHT",
                     *       "vesselVoyage": "041E",
                     *       "polName": "Yokohama",
                     *       "polEtdDate": "20260131",
                     *       "podName": "Los Angeles",
                     *       "podEtaDate": "20260218",
                     *       "totPcs": 120,
                     *       "totPcsUt": "CTN",
                     *       "totGWgt": 2400.5,
                     *       "totGWgtUt": "KG",
                     *       "statusList": [
                     *         {
                     *           "eventCode": "DEP",
                     *           "eventName": "Departed",
                     *           "location": "Yokohama",
                     *           "estimatedDate": "20260131",
                     *           "estimatedTime": "1800",
                     *           "actualDate": "20260131",
                     *           "actualTime": "1925"
                     *         }
                     *       ],
                     *       "containers": [
                     *         {
                     *           "intContainerNo": "CN100001",
                     *           "containerNo": "CSQU3054383",
                     *           "containerType": "45G1",
                     *           "containerSealNo1": "SL0093312",
                     *           "totPcs": 120,
                     *           "totPcsUt": "CTN",
                     *           "totWgt": 2400.5,
                     *           "totWgtUt": "KG",
                     *           "favoriteCont": false,
                     *           "containerStatusList": [
                     *             {
                     *               "ctnEventCode": "GTI",
                     *               "ctnEventName": "Gate in",
                     *               "ctnLocation": "Yokohama",
                     *               "ctnActualDate": "20260129",
                     *               "ctnActualTime": "1040"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "jobRoutes": [
                     *         {
                     *           "destCity": "Los Angeles",
                     *           "destCtry": "US",
                     *           "etdDate": "20260131",
                     *           "etdTime": "1800",
                     *           "etaDate": "20260218",
                     *           "etaTime": "0600"
                     *         }
                     *       ],
                     *       "pickupEnabled": true,
                     *       "deliveryEnabled": false,
                     *       "pickupDeliveryInfo": {
                     *         "readyDate": "20260128",
                     *         "readyTimeFrom": "0900",
                     *         "readyTimeTo": "1200"
                     *       },
                     *       "pickupDeliveryAddresses": [
                     *         {
                     *           "partyType": "CL",
                     *           "address": "PACIFIC FRUIT TRADING\n1-2-8 Minato Mirai"
                     *         }
                     *       ],
                     *       "documents": [
                     *         {
                     *           "docSNo": 1,
                     *           "type": "PKL",
                     *           "fileName": "Packing list.pdf",
                     *           "documentType": "pdf",
                     *           "uploadDate": "20260127",
                     *           "externalID": "DOC-88120",
                     *           "source": "CP",
                     *           "action": "existing"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Shipment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    trackShipments: {
        parameters: {
            query?: {
                /**
                 * @description Booking numbers.
                 * @example BKG-0100001
                 */
                BookingNos?: string;
                /**
                 * @description Container number, ISO 6346.
                 * @example CSQU3054383
                 */
                ContainerNo?: string;
                /**
                 * @description House bill of lading or house air waybill numbers.
                 * @example HB700121
                 */
                ShpNos?: string;
                /**
                 * @description Job number.
                 * @example SE2600117
                 */
                JobNo?: string;
                /**
                 * @description Master bill of lading or master air waybill number.
                 * @example OOLU2601447
                 */
                MasterNo?: string;
                /**
                 * @description The customer's reference numbers; asked with PageIndex -1.
                 * @example PO-7781
                 */
                RefNos?: string;
                /**
                 * @description Number of the customs file of the shipment.
                 * @example 2600417
                 */
                fileNo?: string;
                /**
                 * @description Which fields; * for all, which is what an answer holds without it, too.
                 * @example *
                 */
                Fields?: "*";
                /**
                 * @description How many shipments a page holds at most.
                 * @example 100
                 */
                MaxResults?: number;
                /**
                 * @description Which page, counted from 1; -1 asks for all records.
                 * @example -1
                 */
                PageIndex?: number;
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shipments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shipments": [
                     *         {
                     *           "gShpId": "SH100001",
                     *           "createJobUnId": "JB100001",
                     *           "createOwnerId": "ACMEJP",
                     *           "jobNo": "SE2600117",
                     *           "bookingNo": "BKG-0100001",
                     *           "shpNo": "HB700121",
                     *           "masterNo": "OOLU2601447",
                     *           "refNo": "PO-7781",
                     *           "favoriteShp": false,
                     *           "bizType": "Sea",
                     *           "currentStatus": "DEPARTED",
                     *           "status": "Booked",
                     *           "serviceRequest": "CUS,INS",
                     *           "shprName": "PACIFIC FRUIT TRADING",
                     *           "csgnName": "GOLDEN GATE MARKETS",
                     *           "carrier": "Pacific Container Line",
                     *           "vesselName": "NORTHERN LIGHT",
                     *           "vesselVoyage": "041E",
                     *           "polName": "Yokohama",
                     *           "polEtdDate": "20260131",
                     *           "podName": "Los Angeles",
                     *           "podEtaDate": "20260218",
                     *           "totPcs": 120,
                     *           "totPcsUt": "CTN",
                     *           "totGWgt": 2400.5,
                     *           "totGWgtUt": "KG",
                     *           "statusList": [
                     *             {
                     *               "eventCode": "DEP",
                     *               "eventName": "Departed",
                     *               "location": "Yokohama",
                     *               "estimatedDate": "20260131",
                     *               "estimatedTime": "1800",
                     *               "actualDate": "20260131",
                     *               "actualTime": "1925"
                     *             }
                     *           ],
                     *           "containers": [
                     *             {
                     *               "intContainerNo": "CN100001",
                     *               "containerNo": "CSQU3054383",
                     *               "containerType": "45G1",
                     *               "containerSealNo1": "SL0093312",
                     *               "totPcs": 120,
                     *               "totPcsUt": "CTN",
                     *               "totWgt": 2400.5,
                     *               "totWgtUt": "KG",
                     *               "favoriteCont": false,
                     *               "containerStatusList": [
                     *                 {
                     *                   "ctnEventCode": "GTI",
                     *                   "ctnEventName": "Gate in",
                     *                   "ctnLocation": "Yokohama",
                     *                   "ctnActualDate": "20260129",
                     *                   "ctnActualTime": "1040"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "jobRoutes": [
                     *             {
                     *               "destCity": "Los Angeles",
                     *               "destCtry": "US",
                     *               "etdDate": "20260131",
                     *               "etdTime": "1800",
                     *               "etaDate": "20260218",
                     *               "etaTime": "0600"
                     *             }
                     *           ],
                     *           "pickupEnabled": true,
                     *           "deliveryEnabled": false,
                     *           "pickupDeliveryInfo": {
                     *             "readyDate": "20260128",
                     *             "readyTimeFrom": "0900",
                     *             "readyTimeTo": "1200"
                     *           },
                     *           "pickupDeliveryAddresses": [
                     *             {
                     *               "partyType": "CL",
                     *               "address": "PACIFIC FRUIT TRADING\n1-2-8 Minato Mirai"
                     *             }
                     *           ],
                     *           "documents": [
                     *             {
                     *               "docSNo": 1,
                     *               "type": "PKL",
                     *               "fileName": "Packing list.pdf",
                     *               "documentType": "pdf",
                     *               "uploadDate": "20260127",
                     *               "externalID": "DOC-88120",
                     *               "source": "CP",
                     *               "action": "existing"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "maxResults": 100
                     *     }
                     */
                    "application/json": components["schemas"]["TrackingResult"];
                };
            };
            /** @description No shipment with this number. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    trackShipmentsAnonymously: {
        parameters: {
            query?: {
                /**
                 * @description Booking numbers.
                 * @example BKG-0100001
                 */
                BookingNos?: string;
                /**
                 * @description Container number, ISO 6346.
                 * @example CSQU3054383
                 */
                ContainerNo?: string;
                /**
                 * @description House bill of lading or house air waybill numbers.
                 * @example HB700121
                 */
                ShpNos?: string;
                /**
                 * @description Job number.
                 * @example SE2600117
                 */
                JobNo?: string;
                /**
                 * @description Master bill of lading or master air waybill number.
                 * @example OOLU2601447
                 */
                MasterNo?: string;
                /**
                 * @description The customer's reference numbers; asked with PageIndex -1.
                 * @example PO-7781
                 */
                RefNos?: string;
                /**
                 * @description Number of the customs file of the shipment.
                 * @example 2600417
                 */
                fileNo?: string;
                /**
                 * @description Which fields; * for all, which is what an answer holds without it, too.
                 * @example *
                 */
                Fields?: "*";
                /**
                 * @description How many shipments a page holds at most.
                 * @example 100
                 */
                MaxResults?: number;
                /**
                 * @description Which page, counted from 1; -1 asks for all records.
                 * @example -1
                 */
                PageIndex?: number;
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shipments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shipments": [
                     *         {
                     *           "shpNo": "HB700121",
                     *           "jobNo": "SE2600117",
                     *           "bizType": "Sea",
                     *           "currentStatus": "DEPARTED",
                     *           "polName": "Yokohama",
                     *           "polEtdDate": "20260131",
                     *           "podName": "Los Angeles",
                     *           "podEtaDate": "20260218"
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "maxResults": 100
                     *     }
                     */
                    "application/json": components["schemas"]["TrackingResult"];
                };
            };
            /** @description No shipment with this number. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such tenant (code 11003). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "11003",
                     *       "message": "Routing not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFavorites: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is pinned. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "favorites": {
                     *         "shipments": [
                     *           {
                     *             "favoriteRefId": "JB100001",
                     *             "favoriteType": "shipment",
                     *             "isFavorite": true,
                     *             "gShpId": "SH100001",
                     *             "jobNo": "SE2600117",
                     *             "shpNo": "HB700121",
                     *             "bizType": "Sea",
                     *             "currentStatus": "DEPARTED",
                     *             "polName": "Yokohama",
                     *             "podName": "Los Angeles"
                     *           }
                     *         ],
                     *         "containers": [
                     *           {
                     *             "favoriteRefId": "CN100001",
                     *             "favoriteType": "container",
                     *             "isFavorite": true,
                     *             "intContainerNo": "CN100001",
                     *             "containerNo": "CSQU3054383",
                     *             "containerType": "45G1",
                     *             "shpNo": "HB700121"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FavoritesReply"];
                };
            };
            /** @description Nothing is pinned. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    saveFavorite: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What, and whether it is to be pinned. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "favoriteRefId": "JB100001",
                 *       "favoriteType": "shipment",
                 *       "isFavorite": true
                 *     }
                 */
                "application/json": components["schemas"]["Favorite"];
            };
        };
        responses: {
            /** @description Unpinned, or as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "favoriteRefId": "JB100001",
                     *       "favoriteType": "shipment",
                     *       "isFavorite": false
                     *     }
                     */
                    "application/json": components["schemas"]["Favorite"];
                };
            };
            /** @description Pinned. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "favoriteRefId": "JB100001",
                     *       "favoriteType": "shipment",
                     *       "isFavorite": true
                     *     }
                     */
                    "application/json": components["schemas"]["Favorite"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
        };
    };
    getFavoriteContainer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description The container's internal id, its `intContainerNo`.
                 * @example CN100001
                 */
                intContainerNo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The container. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "intContainerNo": "CN100001",
                     *       "containerNo": "CSQU3054383",
                     *       "containerType": "45G1",
                     *       "containerSealNo1": "SL0093312",
                     *       "totPcs": 120,
                     *       "totPcsUt": "CTN",
                     *       "totWgt": 2400.5,
                     *       "totWgtUt": "KG",
                     *       "totGrossWgt": 6280.5,
                     *       "favoriteCont": true,
                     *       "containerItemList": [
                     *         {
                     *           "ctnItemCargoDescription": "Fresh fruit",
                     *           "ctnItemTotPcs": 120,
                     *           "ctnItemTotPcsUt": "CTN",
                     *           "ctnItemTotWgt": 2400.5,
                     *           "ctnItemTotWgtUt": "KG",
                     *           "ctnItemTotVol": 28.4,
                     *           "ctnItemTotVolUt": "CBM"
                     *         }
                     *       ],
                     *       "containerStatusList": [
                     *         {
                     *           "ctnEventCode": "GTI",
                     *           "ctnEventName": "Gate in",
                     *           "ctnLocation": "Yokohama",
                     *           "ctnActualDate": "20260129",
                     *           "ctnActualTime": "1040"
                     *         }
                     *       ],
                     *       "containerDates": [
                     *         {
                     *           "tracingDateNoDesc": "Available for pickup",
                     *           "actualDateTime": "2026-02-19T15:00:00Z",
                     *           "updatedDateTime": "2026-02-19T15:20:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ShipmentContainer"];
                };
            };
            /** @description Container details not found. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    saveDocuments: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The documents that change; those that stay as they are need not be sent. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "documents": [
                 *         {
                 *           "refKey": "SH100001",
                 *           "docSNo": 3,
                 *           "docActionCode": "A",
                 *           "type": "CIV",
                 *           "name": "Invoice 7781.pdf",
                 *           "description": "Commercial invoice",
                 *           "source": "CP",
                 *           "fileData": "JVBERi0xLjcK"
                 *         },
                 *         {
                 *           "refKey": "SH100001",
                 *           "docSNo": 1,
                 *           "docActionCode": "D",
                 *           "externalId": "DOC-88120"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DocumentsSave"];
            };
        };
        responses: {
            /** @description At least one document was not saved; its `statusMessage` says why. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusMessage": "1 of 2 documents could not be saved.",
                     *       "documents": [
                     *         {
                     *           "docSNo": 3,
                     *           "fileName": "Invoice 7781.pdf",
                     *           "type": "CIV",
                     *           "statusMessage": "The file is damaged."
                     *         },
                     *         {
                     *           "docSNo": 1,
                     *           "fileName": "Packing list.pdf",
                     *           "type": "PKL",
                     *           "actionCode": "D"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentsReply"];
                };
            };
            /** @description All are saved. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusMessage": "Document(s) uploaded successfully",
                     *       "documents": [
                     *         {
                     *           "docSNo": 3,
                     *           "fileName": "Invoice 7781.pdf",
                     *           "type": "CIV",
                     *           "documentType": "pdf",
                     *           "uploadDate": "20260131",
                     *           "externalID": "DOC-88121",
                     *           "source": "CP",
                     *           "action": "existing"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentsReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
        };
    };
    downloadDocument: {
        parameters: {
            query: {
                /**
                 * @description What to do with it; download is all there is.
                 * @example download
                 */
                action: "download";
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description The document's `externalID`.
                 * @example DOC-88121
                 */
                externalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description The file's name, RFC 6266.
                     * @example attachment; filename="Invoice 7781.pdf"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The record has no such document. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listDocumentTypes: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which page, in which order. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pageIndex": -1,
                 *       "sort": "code"
                 *     }
                 */
                "application/json": components["schemas"]["DocumentTypesRequest"];
            };
        };
        responses: {
            /** @description The types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "lookupItems": [
                     *         {
                     *           "value": "CIV",
                     *           "label": "Commercial invoice"
                     *         },
                     *         {
                     *           "value": "PKL",
                     *           "label": "Packing list"
                     *         }
                     *       ],
                     *       "totalRecords": 2
                     *     }
                     */
                    "application/json": components["schemas"]["LookupList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listFileExtensions: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The extensions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "extensionList": [
                     *         "pdf",
                     *         "txt",
                     *         "docx",
                     *         "xlsx",
                     *         "jpg",
                     *         "png"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FileExtensions"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    countShipments: {
        parameters: {
            query: {
                /**
                 * @description The attribute.
                 * @example podetadate
                 */
                countBy: "podctry" | "status" | "podetadate" | "poletddate";
                /**
                 * @description Only these modes of transport: codes of BizType, comma-joined.
                 * @example IL
                 */
                bizType?: string;
                /**
                 * @description With podetadate, how many days ahead, today included.
                 * @example 7
                 */
                etaNoOfDaysAhead?: number;
                /**
                 * @description With poletddate, how many days ahead, today included.
                 * @example 7
                 */
                etdNoOfDaysAhead?: number;
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    countCustomsShipments: {
        parameters: {
            query: {
                /**
                 * @description The attribute.
                 * @example mot
                 */
                countBy: "mot" | "entryType" | "pgAgency" | "dates";
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pieChartWidgetDetails": [
                     *         {
                     *           "name": "Vessel, containerized",
                     *           "code": "11",
                     *           "value": 21
                     *         },
                     *         {
                     *           "name": "Air",
                     *           "code": "40",
                     *           "value": 8
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CustomsShipmentCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    countQuotes: {
        parameters: {
            query: {
                /**
                 * @description The attribute.
                 * @example quotestatus
                 */
                countBy: "quotestatus" | "validto";
                /**
                 * @description With validto, how many days ahead, today included.
                 * @example 10
                 */
                validToNoOfDaysAhead?: number;
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    countBookings: {
        parameters: {
            query: {
                /**
                 * @description The attribute.
                 * @example bookstatus
                 */
                countBy: "bookstatus";
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "inProgress": 5,
                     *       "submitted": 3
                     *     }
                     */
                    "application/json": components["schemas"]["BookingCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    clearShipmentsWidgetCache: {
        parameters: {
            query?: {
                /**
                 * @description Which count; all of them without it.
                 * @example podctry
                 */
                cacheAttribute?: "podctry" | "status" | "podetadate" | "poletddate" | "mot" | "pgAgency" | "entryType" | "dates";
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    clearSecureShipmentsWidgetCache: {
        parameters: {
            query?: {
                /**
                 * @description Which count; all of them without it.
                 * @example podctry
                 */
                cacheAttribute?: "podctry" | "status" | "podetadate" | "poletddate" | "mot" | "pgAgency" | "entryType" | "dates";
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    clearBookingsWidgetCache: {
        parameters: {
            query?: {
                /**
                 * @description Which count; all of them without it.
                 * @example bookstatus
                 */
                cacheAttribute?: "bookstatus";
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    clearSecureBookingsWidgetCache: {
        parameters: {
            query?: {
                /**
                 * @description Which count; all of them without it.
                 * @example bookstatus
                 */
                cacheAttribute?: "bookstatus";
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    clearQuotesWidgetCache: {
        parameters: {
            query?: {
                /**
                 * @description Which count; all of them without it.
                 * @example quotestatus
                 */
                cacheAttribute?: "quotestatus" | "validto";
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    clearSecureQuotesWidgetCache: {
        parameters: {
            query?: {
                /**
                 * @description Which count; all of them without it.
                 * @example quotestatus
                 */
                cacheAttribute?: "quotestatus" | "validto";
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getCustomWidgetData: {
        parameters: {
            query: {
                /**
                 * @description The column by which it is filtered, not the one of groupBy; no filter without it.
                 * @example status
                 */
                filter?: "status" | "user";
                /**
                 * @description The value that column must have; SUCCESS or FAILED for a status.
                 * @example SUCCESS
                 */
                value?: string;
                /**
                 * @description The span of days.
                 * @example last30Days
                 */
                dateFilter: components["schemas"]["WidgetDuration"];
                /**
                 * @description The chart that will show it.
                 * @example donut
                 */
                widgetType: components["schemas"]["WidgetType"];
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description What is counted.
                 * @example booking
                 */
                dataSource: "login" | "booking" | "quote";
                /**
                 * @description The column by which it is grouped.
                 * @example user
                 */
                groupBy: "status" | "user";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts; an empty list when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pieChartList": [
                     *         {
                     *           "name": "CUSTOMER",
                     *           "value": 12
                     *         },
                     *         {
                     *           "name": "ADMIN",
                     *           "value": 3
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WidgetData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getWidgetPreferences: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The layout. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tenant": "ACME",
                     *       "userId": "ADMIN",
                     *       "noOfRows": 1,
                     *       "noOfColumns": 1,
                     *       "widgetDetails": [
                     *         {
                     *           "dataSource": "booking",
                     *           "layouts": [
                     *             {
                     *               "widgetId": "11",
                     *               "filterBy": "status",
                     *               "filterByVal": "SUCCESS",
                     *               "groupBy": "user",
                     *               "widgetType": "donut",
                     *               "widgetName": "Last 30 days booking SUCCESS count by user",
                     *               "dateFilter": "last30Days",
                     *               "userId": "ADMIN"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WidgetPreference"];
                };
            };
            /** @description The user has saved none. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    saveWidgetPreferences: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The layout. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tenant": "ACME",
                 *       "userId": "ADMIN",
                 *       "noOfRows": 1,
                 *       "noOfColumns": 1,
                 *       "widgetDetails": [
                 *         {
                 *           "dataSource": "booking",
                 *           "layouts": [
                 *             {
                 *               "widgetId": "11",
                 *               "filterBy": "status",
                 *               "filterByVal": "SUCCESS",
                 *               "groupBy": "user",
                 *               "widgetType": "donut",
                 *               "widgetName": "Last 30 days booking SUCCESS count by user",
                 *               "dateFilter": "last30Days",
                 *               "userId": "ADMIN"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WidgetPreference"];
            };
        };
        responses: {
            /** @description Saved. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tenant": "ACME",
                     *       "userId": "ADMIN",
                     *       "noOfRows": 1,
                     *       "noOfColumns": 1,
                     *       "widgetDetails": [
                     *         {
                     *           "dataSource": "booking",
                     *           "layouts": [
                     *             {
                     *               "widgetId": "11",
                     *               "filterBy": "status",
                     *               "filterByVal": "SUCCESS",
                     *               "groupBy": "user",
                     *               "widgetType": "donut",
                     *               "widgetName": "Last 30 days booking SUCCESS count by user",
                     *               "dateFilter": "last30Days",
                     *               "userId": "ADMIN"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WidgetPreference"];
                };
            };
            /** @description A widget lacks something. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "invalid-request",
                     *       "message": "The request is not valid.",
                     *       "fieldErrors": [
                     *         {
                     *           "field": "widgetDetails.0.layouts.0.widgetName",
                     *           "message": "is required"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
        };
    };
}
