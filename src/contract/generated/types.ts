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
         * @description Opens a session. Needs no token. Who has set up codes sends one beside the password. A session of the same user elsewhere answers 409 with code 22007; `forceLogoff` then ends it.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/single-sign-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in at the tenant's provider
         * @description Says where a person of the tenant signs in (OpenID Connect, code flow with PKCE) and gives the key by which the same
         *     tab completes the sign-in, within ten minutes. The provider leads back to `/TENANT/sso` of the portal. Needs no token.
         */
        post: operations["beginSingleSignOn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/single-sign-on/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a sign-in at the tenant's provider
         * @description Opens a session with what the provider's redirect carried, once. A session of the same user elsewhere answers 409 with
         *     code 22007; the same key with `forceLogoff` then ends it. Needs no token.
         */
        post: operations["completeSingleSignOn"];
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
    "/api-gateway/1/users/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people of the tenant
         * @description Everybody of the tenant for portal administrators, the people of their own company for customer administrators, by user id; 403 for
         *     everybody else.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Add a user, or change one
         * @description A user without `unId` is added and gets a letter with a link to choose a password, or to the sign-in where the tenant's provider is the
         *     only way in; one with `unId` is changed, but for `userId`. A user
         *     who may no longer use the portal (`allowPortal` false) is signed out at once. Customer administrators give roles of a customer,
         *     their own company, and no module or preference that they do not have themselves. `studio` is given and taken by portal
         *     administrators who may publish themselves; tenants is neither given nor taken here. Where it is absent it stays as it is. Nobody
         *     with fewer rights than the user changes the e-mail address, to which passwords are reset; a link that was sent to the address
         *     before is dead with the change. Nobody changes their own role, company, modules, preferences, access or `studio`, and the last
         *     portal administrator stays one (409). With `If-Match` the body is the whole record but for `studio`; without it, fields that the
         *     body lacks stay as they are.
         */
        post: operations["saveUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One user
         * @description The user with everything that administrators decide, and what was changed by whom. 404 for one of another company.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/trail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened in the tenant
         * @description Sign-ins, refusals, downloads, exports, changes of rights, of the configuration and of records, the newest first: who, when, which
         *     fields, never a value. Only added to. For portal administrators (403 for everybody else). The name of a person who was
         *     erased is gone, the event remains.
         */
        get: operations["listEvents"];
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
         * Change one's password
         * @description Replaces the password of the signed-in user. The new one keeps the tenant's rules (8 to 30 characters with at least one
         *     upper-case letter, one lower-case letter, one digit and one of !@#$%^&*(), unless the tenant has others), and differs from the old one. A wrong old password
         *     answers 400 with the field error `Old Password error.` on `oldPassword`, a new one against the rules with
         *     `Password criteria not met` on `newPassword`. Every session of the user ends, this one too.
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
         * @description Sends an e-mail with a link to `passwordResetUrl` that carries a token; an earlier link dies. Needs the tenant and no
         *     token. A gateway that does not tell who has an account answers 200 to every well-formed address.
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
         * @description Sets the password of the user the token was sent to, by the same rules as a change. The token can be used once,
         *     and within an hour. One that is too old, used or unknown answers 400 with the field error `Reset Password Token is
         *     Expired`; a password against the rules does not use it up. Needs the tenant and no token of a session.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/users/two-step-sign-in-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let somebody sign in without a code again
         * @description For administrators, of people who have lost their app and their recovery codes: the second step is gone, and every session of the
         *     user ends. Nobody resets their own (409).
         */
        post: operations["resetTwoStepSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/two-step-sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether one signs in with a code
         * @description Whether the sign-in of the signed-in user has a second step, whether the tenant demands one, and how many recovery codes are left.
         */
        get: operations["getTwoStepSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/two-step-sign-in/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to set up codes
         * @description Makes a secret for an app that computes codes, as text and as an `otpauth:` address to be shown as a QR code. Nothing changes at the
         *     sign-in until a code of it is confirmed, within an hour. A wrong password answers 400 with a field error on `password`; 409 when
         *     codes are on already, or the user signed in at the tenant's provider.
         */
        post: operations["beginTwoStepSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/two-step-sign-in/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the app by a code
         * @description From here on the password needs a code beside it. Answers ten recovery codes, once; each opens the portal once, without the app. A
         *     code that is not right answers 400 with a field error on `code`; 409 when nothing was begun.
         */
        post: operations["confirmTwoStepSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/two-step-sign-in/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in without a code again
         * @description Takes the second step away, and with it the recovery codes; where the tenant demands one, the next has to be set up before anything
         *     else. What is not right answers 400 with a field error on `password` or `code`.
         */
        post: operations["removeTwoStepSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/two-step-sign-in/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make new recovery codes
         * @description Ten recovery codes in the place of those that are left, for somebody who has used or lost them; answered once. What is not right
         *     answers 400 with a field error on `password` or `code`; 409 while codes are off.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/1/two-step-sign-in/recovery-codes/kept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that the recovery codes are kept
         * @description The codes are shown once. Until the user has said that they are kept, each sign-in says so (`mustKeepRecoveryCodes`). 409 while codes
         *     are off.
         */
        post: operations["keepRecoveryCodes"];
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
         * @description The preferences of a user of the tenant as they are now; the login response holds those of that moment.
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
    "/api-gateway/1/user-settings/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the user keeps under a name
         * @description An object that the portal keeps for the user who is signed in, so that it follows from device to device: the arrangements of a list,
         *     recent choices. The gateway knows nothing of its contents. Under a name that was never saved there is an empty object, and it has a version,
         *     too. Path chosen by this contract; without the operation such things stay on the device.
         */
        get: operations["getUserSetting"];
        put?: never;
        /**
         * Keep something under a name
         * @description Replaces what the user keeps under the name; it is gone with the user. As JSON it has at most 16384 bytes, and a user has at most 100 names.
         *     With the version that was read (If-Match) nothing is lost that another device kept meanwhile.
         */
        post: operations["saveUserSetting"];
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
         *     deleted. With `If-Match` the body is the whole record: what it lacks is gone. Without, or with `*`,
         *     fields that it lacks stay as they are. What the status does not allow answers 409. Remarks, cargo items and documents follow their action codes;
         *     documents come with the second save at the earliest, and one that may not be kept refuses the save.
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
         *     administrators may change a template (403; 404 for one the user does not see). `customer` is taken from administrators
         *     only. Cargo items and remarks follow their action codes. With `If-Match` the body is the whole record: what it lacks is gone. Without, or with `*`,
         *     fields that it lacks stay as they are.
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
         *     Awaiting Acceptance, booking one that is Awaiting Acceptance or Accepted. What the status does not allow answers 409, and
         *     so does accepting an offer whose last day is over. Cancelling a submitted quote or an offer leaves it Cancelled; a quote In
         *     Progress is gone afterwards. Booking makes a submitted booking with the quote's documents, named by `data.bookingNo`, and needs the module of
         *     bookings, too. Remarks, cargo items and documents follow their action codes, as those of bookings do. The new status is in `data.status`.
         *     A save with `If-Match` has the whole record as its body: what it lacks is gone. Without, or with `*`,
         *     fields that it lacks stay as they are.
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
         * @description A page of the shipments the user may see and all criteria fit, the newest first unless `Sort` says otherwise. A
         *     criterion that is empty is not sent. Texts are compared without regard to upper and lower case. Shipments older than
         *     the user's age limit are left out. Days count in UTC. With PageIndex -1 an answer holds at most 10,000 shipments.
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
    "/api-gateway/secure/1/shipments/{id}/tracking-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link that shows a shipment without a sign-in
         * @description Whoever has the link sees where the cargo is, for as many days as the tenant says. The token is told once; the gateway keeps a hash of it. There
         *     is no body.
         */
        post: operations["makeTrackingLink"];
        /**
         * End all links of a shipment
         * @description Links that were made of the shipment show it no more, whoever made them.
         */
        delete: operations["endTrackingLinks"];
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
         * @description The shipments one kind of number leads to; exactly one of the seven kinds is given. Several numbers, at most 100, are
         *     comma-joined, and compared without regard to upper and lower case. 204 when none is found: the portal asks for valid
         *     data. With PageIndex -1 an answer holds at most 1,000 shipments.
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
         * @description The same as trackShipments for the anonymous tracking link: needs the tenant and no token. Only what tells where the
         *     cargo is: numbers, carrier, places, days, milestones, containers and route; names and addresses of the parties, goods,
         *     remarks and documents are left out. A caller who asks too often has to wait (429). A tenant may take links that somebody made
         *     alone; numbers are refused then (403), and a link that has ended answers 204. Path chosen by this contract.
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
    "/api-gateway/secure/1/containers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Containers of all shipments
         * @description A page of the containers of the shipments the user may see, those of the newest shipment first unless `Sort` says
         *     otherwise. Those of shipments older than the user's age limit are left out. With PageIndex -1 an answer
         *     holds at most 10,000 containers. Path chosen by this contract: the specification has no such list.
         */
        get: operations["listContainers"];
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
         * @description Adds, replaces and deletes documents of bookings, quotes and shipments by their action codes, at most five files at
         *     once. Each is judged by itself: 201 says that all were saved, 200 that some were not, each with its own
         *     `statusMessage`: a name, type, content or size that may not be, a document that is not the record's. Only documents
         *     of source CP may be replaced or deleted, and none of a record that is closed (conCloseBy, finCloseBy). A body may be
         *     much larger here than elsewhere. A user whose preference DOCUMENT_UPLOAD is N is refused.
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
         * @description Counts of shipments by one attribute: podctry by country of the port of discharge, status by status, podetadate
         *     arriving shipments by day, poletddate departing shipments by day. The first two answer `pieChartWidgetDetails`, the
         *     others `dayWiseShipmentCount`. Without `bizType` status counts IL, podetadate SI,AI and poletddate SE,AE. Shipments
         *     made in the last 90 days are counted: listShipments with the same criterion, these modes and createDateNoOfDaysAgo 90
         *     holds as many rows. exception counts what needs a person, whenever it was made: delayed as listShipments does with
         *     `status` DELAYED, pastEta and documentsMissing as it does with `exception`.
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
         *     pgAgency by government agency (a shipment under each of its agencies), each of those opened within the last 30 days,
         *     today included; dates released ones by day of release, every one of the last 7 days, where `name` and `code` are the
         *     day, YYYYMMDD. held counts those in status HOLD, exam in EXAM and delayed in DELAYED, whenever they were opened, as one
         *     slice whose code is the status.
         *     Excluded entry types and shipments over the user's age limit are left out.
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
         * @description Counts of quotes by status (quotestatus), or of expiring quotes, Awaiting Acceptance or Accepted, by the last day of their
         *     offer (validto). A list with the same CreateDateNoOfDaysAgo, and with QuoteStatus, ValidTo or ValidToNoOfDaysAhead, has
         *     exactly the rows counted.
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
         * @description Counts of bookings by status. A list with the same CreateDateNoOfDaysAgo and with BookStatus has exactly the rows counted.
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
         * @description Counts of the recorded uses (metrics) of one data source: sign-ins of login, saves of booking and quote. Grouped by one
         *     column, filtered by the other, over a span of days: a use counts on its day where the caller is, in UTC without `timeZone`. Administrators see everybody's, others those of their company.
         *     Forwarding flavour only; booking and quote need their module, too. Path chosen by this contract as far as
         *     `custom-widgets`; the specification shows `{widget-base}/{dataSource}/{groupBy}`.
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
    "/api-gateway/cmus/1/shipments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search customs files
         * @description Files that fit all conditions, 100 a page; the tenant's and the user's own alone, without the entry types that the
         *     user's preferences exclude and not older than they allow. Path chosen by this contract.
         */
        post: operations["searchCustomsShipments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/cmus/1/shipments/{dataFor}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Customs files behind a slice of a widget
         * @description The files that a slice of a dashboard widget counts, in the same window: for mot, entryType and pgAgency opened within
         *     the last 30 days, for dates released on that day, for held, exam and delayed those in that
         *     status, whenever they were opened. The suffix after `dataFor` is empty. Path chosen by this contract.
         */
        get: operations["listCustomsShipmentsFor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/cmus/1/shipment/{fileNo}/ShipmentHeader": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Header of a customs file
         * @description The file with its header in `data`, and what `includeEntities` names.
         */
        post: operations["getCustomsFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/cmus/1/shipment/{fileNo}/ShipmentDates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Milestones of a customs file
         * @description The file's tracing dates, without those that are not web-enabled.
         */
        post: operations["listCustomsMilestones"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/cmus/1/shipment/{fileNo}/ShipmentNotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remarks of a customs file
         * @description The file's notes, without those that are confidential or not web-enabled.
         */
        post: operations["listCustomsRemarks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/cmus/1/shipment/{fileNo}/DocumentList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Documents of a customs file
         * @description The file's documents, without their content. Path chosen by this contract.
         */
        post: operations["listCustomsDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/cmus/1/shipment/{fileNo}/CiHeader": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Commercial invoices of a customs file
         * @description The file's commercial invoices, 15 a page.
         */
        post: operations["listCommercialInvoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/cmus/1/shipment/{fileNo}/CiLines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lines of commercial invoices
         * @description Lines of one invoice, or of all invoices of the file; with `ciLineNo` among the filters one line, and with entities its fees, penalties and tariff classes.
         */
        post: operations["listCommercialInvoiceLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/cmus/1/shipment/{fileNo}/CiTariffClass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tariff classes of a line
         * @description Tariff classes of one line, or the one of `tariffLineNo`, with the records of agencies when PgEs is included. Path chosen by this contract.
         */
        post: operations["listTariffClasses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/cmus/1/shipment/{fileNo}/PgEs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record of a partner government agency
         * @description One record in `data`, with the lists that `includeEntities` names. Which fields it has depends on `recordType`.
         *     Path chosen by this contract.
         */
        post: operations["listPgaRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/cmus/1/shipment/{fileNo}/DoHeader": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery orders of a customs file
         * @description The file's delivery orders; with `doNo` among the filters one of them, sorted by suffix. Refused with 403 when DO_ACCESS of the user is N.
         */
        post: operations["listDeliveryOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/cmus/1/shipment/{fileNo}/InvoiceHeader": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invoices of the broker
         * @description What the broker has billed for the file. Refused with 403 when BILLING_ACCESS of the user is N.
         */
        post: operations["listCustomsBillings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/cmus/1/shipment/{fileNo}/InvoiceLines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Charges of an invoice of the broker
         * @description Charges that are printed on one invoice. Refused with 403 when BILLING_ACCESS of the user is N.
         */
        post: operations["listCustomsBillingLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/cmus/1/shipment/{fileNo}/InBondConveyance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Conveyances under bond
         * @description Conveyances that carry the goods of one immediate transportation number.
         */
        post: operations["listInBondConveyances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/cmus/1/shipment/{fileNo}/InBondShipmentId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bills under bond
         * @description The file's bills under bond; with all filters one of them, and with entities its containers and marks.
         */
        post: operations["listInBondBills"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/cmus/1/shipment/{fileNo}/InBondContainers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Containers of a bill under bond
         * @description Containers of one bill, or the one of `noContainer`, with entities their commodities.
         */
        post: operations["listInBondContainers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/cmus/1/shipment/{fileNo}/InBondTariff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Commodities of a container under bond
         * @description Commodities of one container, or the one of `seqNo`, with entities the prior notice and its parties.
         */
        post: operations["listInBondTariffs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/cmus/1/shipment/{fileNo}/FtzPttConcur": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Concurrence, PTT and arrival records
         * @description The file's records of concurrence, permit to transfer and arrival; with all filters one of them, and with entities its containers and remarks.
         */
        post: operations["listFtzConcurrences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/cmus/1/shipment/{fileNo}/FtzConveyance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Conveyances of an FTZ file
         * @description The file's conveyances; with `conveyanceSeqNo` among the filters one of them, and with entities its bills.
         */
        post: operations["listFtzConveyances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/cmus/1/shipment/{fileNo}/FtzShipmentId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bills of a conveyance
         * @description Bills of one conveyance, or the one of `idSeqNo`, with entities their containers and commodities.
         */
        post: operations["listFtzBills"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/cmus/1/shipment/{fileNo}/FtzLines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Commodities of a bill
         * @description Commodities of one bill, or the one of `lineNo`, with entities their further description.
         */
        post: operations["listFtzLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/cmus/1/documents/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One document by the value of its link
         * @description The document whose link carries the value, with its content as base64 text.
         */
        get: operations["findCustomsDocument"];
        put?: never;
        /**
         * Save documents of a customs file
         * @description Adds new documents, at most five at once. With 201 all were saved; with 200 some were refused, and the `statusMessage`
         *     of each says why: a name, type, content or size that may not be. A user whose preference DOCUMENT_UPLOAD is N is
         *     refused. Path chosen by this contract.
         */
        post: operations["saveCustomsDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/cmus/1/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One document with its content
         * @description The document with its content as base64 text.
         */
        get: operations["getCustomsDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/cmus/1/lookups/Port": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Foreign ports
         * @description Foreign ports of lading whose name contains the search text.
         */
        post: operations["listForeignPorts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-gateway/cmus/1/lookups/DistrictPort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * District ports
         * @description Ports of entry and of unlading in the United States whose name contains the search text.
         */
        post: operations["listDistrictPorts"];
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
         * @description What the user is (frame, 6). The administrator of a customer keeps the people of that company.
         * @enum {string}
         */
        UserRole: "customer" | "customer-admin" | "supplier" | "portal-admin";
        /**
         * @description What a user may do in the studio of the portal's host. Edit change sets; publish them, too; all of that, and begin new tenants.
         * @enum {string}
         */
        StudioRight: "none" | "configure" | "publish" | "tenants";
        /** @description A user, with everything that administrators decide. */
        User: {
            /** @description Id of the user in the list and in the trail; it says no name. */
            unId?: string;
            /** @description User id, upper case; it is never changed. */
            userId?: string;
            /** @description Name of the person. */
            name?: string;
            /**
             * Format: email
             * @description E-mail address; nobody else of the tenant has it.
             */
            email?: string;
            role?: components["schemas"]["UserRole"];
            /** @description Code of the company whose records the user sees; empty for a portal administrator, and for a supplier who sees only what it made itself. */
            customerId?: string;
            /** @description Name of the company. */
            readonly customerName?: string;
            /** @description Whether the user may use the portal; true when absent of a new user. */
            allowPortal?: boolean;
            studio?: components["schemas"]["StudioRight"];
            modules?: components["schemas"]["ModuleAccess"];
            preferences?: components["schemas"]["Preferences"];
            /** @description Whether the user signs in with a code beside the password. */
            readonly twoStepSignIn?: boolean;
            /**
             * Format: date-time
             * @description When an administrator last changed it, RFC 3339 in UTC.
             */
            readonly lastUpdated?: string;
            /** @description What was done to the user, the newest first; the trail alone says from where. */
            readonly history?: components["schemas"]["TrailEvent"][];
        };
        /** @description The user as stored. */
        UserReply: {
            data: components["schemas"]["User"];
        };
        /** @description People, by user id. */
        UserList: {
            /** @description The rows. */
            data: components["schemas"]["UserListItem"][];
            /** @description How many records match. */
            totalRecords: number;
            /** @description How many records an answer holds at most; 0 when all are in it. */
            maxResults: number;
        };
        /** @description A row of the list of people. */
        UserListItem: {
            /** @description Id of the user in the list and in the trail; it says no name. */
            unId: string;
            /** @description User id, upper case. */
            userId: string;
            /** @description Name of the person. */
            name: string;
            /** @description E-mail address. */
            email: string;
            role: components["schemas"]["UserRole"];
            /** @description Code of the company whose records the user sees; empty for a portal administrator, and for a supplier who sees only what it made itself. */
            customerId?: string;
            /** @description Name of the company. */
            customerName?: string;
            /** @description Whether the user may use the portal. */
            allowPortal: boolean;
            studio?: components["schemas"]["StudioRight"];
            /**
             * Format: date-time
             * @description When an administrator last changed it, RFC 3339 in UTC.
             */
            lastUpdated?: string;
        };
        /** @description Something that happened. */
        TrailEvent: {
            /** @description Number of the event. */
            id: string;
            /**
             * Format: date-time
             * @description When, RFC 3339 in UTC.
             */
            at: string;
            event: components["schemas"]["TrailEventKind"];
            /** @description Who; absent when nobody was signed in, or the person was erased. */
            userId?: string;
            /** @description The name of that user. */
            userName?: string;
            recordKind?: components["schemas"]["TrailRecordKind"];
            /** @description Id of the record; of a user, the user id. */
            recordId?: string;
            /** @description Names of the fields that were changed, comma-joined; never a value. */
            fields?: string;
            /** @description The network that the call came from: IPv4 /24, IPv6 /48. */
            network?: string;
            /** @description Reference of the request, as the log has it. */
            reference?: string;
        };
        /**
         * @description What happened.
         * @enum {string}
         */
        TrailEventKind: "signedIn" | "signInRefused" | "signedOut" | "passwordChanged" | "passwordReset" | "twoStepOn" | "twoStepOff" | "recoveryCodesMade" | "recoveryCodeUsed" | "invited" | "linkMade" | "linksEnded" | "refused" | "downloaded" | "exported" | "created" | "changed" | "removed" | "erased" | "configured" | "published" | "rolledBack" | "approved" | "scheduled";
        /**
         * @description What a record is.
         * @enum {string}
         */
        TrailRecordKind: "user" | "company" | "booking" | "quote" | "template" | "shipment" | "file" | "document" | "widgetPreferences" | "tenant" | "version" | "changeSet" | "list" | "operation";
        /** @description Events, the newest first. */
        TrailEventList: {
            /** @description The rows. */
            data: components["schemas"]["TrailEvent"][];
            /** @description How many records match. */
            totalRecords: number;
            /** @description How many records an answer holds at most; 0 when all are in it. */
            maxResults: number;
        };
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
            /**
             * Format: yyyymmdd
             * @description Supplier user: cargo ready date, YYYYMMDD.
             */
            readyDate?: string;
            /**
             * Format: hhmm
             * @description Supplier user: cargo ready from this time, HHmm.
             */
            fromTime?: string;
            /**
             * Format: hhmm
             * @description Supplier user: cargo ready until this time, HHmm.
             */
            toTime?: string;
            /**
             * Format: yyyymmdd
             * @description Supplier user: need date at destination, YYYYMMDD.
             */
            deliveryreadyDate?: string;
            /**
             * Format: hhmm
             * @description Supplier user: needed from this time, HHmm.
             */
            deliveryfromTime?: string;
            /**
             * Format: hhmm
             * @description Supplier user: needed until this time, HHmm.
             */
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
            /** @description Number of the quote it was made from. */
            readonly quoteNo?: string;
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
            /**
             * Format: yyyymmdd
             * @description Supplier user: cargo ready date, YYYYMMDD.
             */
            readyDate?: string;
            /**
             * Format: hhmm
             * @description Supplier user: cargo ready from this time, HHmm.
             */
            fromTime?: string;
            /**
             * Format: hhmm
             * @description Supplier user: cargo ready until this time, HHmm.
             */
            toTime?: string;
            /**
             * Format: yyyymmdd
             * @description Supplier user: need date at destination, YYYYMMDD.
             */
            deliveryreadyDate?: string;
            /**
             * Format: hhmm
             * @description Supplier user: needed from this time, HHmm.
             */
            deliveryfromTime?: string;
            /**
             * Format: hhmm
             * @description Supplier user: needed until this time, HHmm.
             */
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
            /** @description Number of the quote it was made from. */
            quoteNo?: string;
            customFields?: components["schemas"]["CustomFields"];
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
            customFields?: components["schemas"]["CustomFields"];
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
            /** @description Where it was entered: CP the portal, FS the forwarding system. */
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
            /**
             * Format: yyyymmdd
             * @description First day of the offer, YYYYMMDD.
             */
            readonly validFrom?: string;
            /**
             * Format: yyyymmdd
             * @description Last day of the offer, YYYYMMDD.
             */
            readonly validTo?: string;
            /**
             * @description Both days as shown, from - to, YYYY/MM/DD each.
             * @example 2026/01/11 - 2026/02/10
             */
            readonly validFromTo?: string;
            /**
             * Format: yyyymmdd
             * @description Day on which it expires, YYYYMMDD.
             */
            readonly expirationDate?: string;
            /**
             * Format: date-time
             * @description When it was submitted, RFC 3339 in UTC.
             */
            readonly submittedDate?: string;
            /** @description User id of who rejected it; of a rejected quote only. */
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
            /**
             * Format: yyyymmdd
             * @description Day on which it expires, YYYYMMDD.
             */
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
            /** @description Where it was entered: CP the portal, FS the forwarding system. */
            source?: string;
            /** @description Name of who entered it. */
            createByName?: string;
            customFields?: components["schemas"]["CustomFields"];
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
            /** @description Number of its customs file. */
            fileNo?: string;
            /** @description Whether the user has pinned it. */
            favoriteShp?: boolean;
            /** @description How many links show it without a sign-in (makeTrackingLink); told where one shipment is read. */
            readonly trackingLinks?: number;
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
            /**
             * Format: yyyymmdd
             * @description ETD at the place of receipt, YYYYMMDD.
             */
            porEtdDate?: string;
            /** @description Name of the port of loading or airport of departure. */
            polName?: string;
            /**
             * Format: yyyymmdd
             * @description ETD at the port of loading, YYYYMMDD.
             */
            polEtdDate?: string;
            /** @description Name of the port of discharge or airport of arrival. */
            podName?: string;
            /**
             * Format: yyyymmdd
             * @description ETA at the port of discharge, YYYYMMDD.
             */
            podEtaDate?: string;
            /**
             * Format: yyyymmdd
             * @description ETA at the port of discharge as it was first planned, YYYYMMDD; absent where it is not known.
             */
            firstEtaDate?: string;
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
            /** @description Types of those documents, codes of list JOBDOCTYPE, each once; absent where the gateway does not say. */
            documentTypes?: string[];
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
            /**
             * Format: yyyymmdd
             * @description Day on which it is expected, YYYYMMDD.
             */
            estimatedDate?: string;
            /**
             * Format: hhmm
             * @description Time at which it is expected, HHmm.
             */
            estimatedTime?: string;
            /**
             * Format: yyyymmdd
             * @description Day on which it happened, YYYYMMDD.
             */
            actualDate?: string;
            /**
             * Format: hhmm
             * @description Time at which it happened, HHmm.
             */
            actualTime?: string;
        };
        /** @description A leg of the route and the place it leads to. */
        JobRoute: {
            /** @description Name of the city the leg leads to. */
            destCity?: string;
            /** @description Its country, ISO 3166-1 alpha-2. */
            destCtry?: string;
            /**
             * Format: yyyymmdd
             * @description Estimated day of departure, YYYYMMDD.
             */
            etdDate?: string;
            /**
             * Format: hhmm
             * @description Estimated time of departure, HHmm.
             */
            etdTime?: string;
            /**
             * Format: yyyymmdd
             * @description Actual day of departure, YYYYMMDD.
             */
            atdDate?: string;
            /**
             * Format: hhmm
             * @description Actual time of departure, HHmm.
             */
            atdTime?: string;
            /**
             * Format: yyyymmdd
             * @description Estimated day of arrival, YYYYMMDD.
             */
            etaDate?: string;
            /**
             * Format: hhmm
             * @description Estimated time of arrival, HHmm.
             */
            etaTime?: string;
            /**
             * Format: yyyymmdd
             * @description Actual day of arrival, YYYYMMDD.
             */
            ataDate?: string;
            /**
             * Format: hhmm
             * @description Actual time of arrival, HHmm.
             */
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
            /**
             * Format: yyyymmdd
             * @description Day of collection (cargo ready date), YYYYMMDD.
             */
            readyDate?: string;
            /**
             * Format: hhmm
             * @description From this time of that day, HHmm.
             */
            readyTimeFrom?: string;
            /**
             * Format: hhmm
             * @description Until this time of that day, HHmm.
             */
            readyTimeTo?: string;
            /**
             * Format: yyyymmdd
             * @description Day of delivery (need date at destination), YYYYMMDD.
             */
            deliveryReadyDate?: string;
            /**
             * Format: hhmm
             * @description From this time of that day, HHmm.
             */
            deliveryReadyTimeFrom?: string;
            /**
             * Format: hhmm
             * @description Until this time of that day, HHmm.
             */
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
        /**
         * @description The criteria of listShipments as one object, each under the name of its query parameter. What ends in Name is what the code
         *     beside it reads as; it is not sent.
         */
        ShipmentSearch: {
            /** @description Code of the shipper, or a part of the party's name. */
            shipper?: string;
            /** @description Name of the shipper with that code. */
            shipperName?: string;
            /** @description Code of the consignee, or a part of the party's name. */
            consignee?: string;
            /** @description Name of the consignee with that code. */
            consigneeName?: string;
            /** @description Job numbers, comma-joined. */
            jobNo?: string;
            /** @description House bill of lading or house air waybill numbers, comma-joined. */
            shpNo?: string;
            /** @description Master bill of lading or master air waybill numbers, comma-joined. */
            masterNo?: string;
            /** @description Container numbers, comma-joined. */
            containerNo?: string;
            /** @description The customer's reference numbers, comma-joined. */
            refNos?: string;
            /** @description ETD from this many days ago. */
            etdNoOfDaysAgo?: number;
            /** @description ETD until this many days ahead. */
            etdNoOfDaysAhead?: number;
            /** @description ETA from this many days ago. */
            etaNoOfDaysAgo?: number;
            /** @description ETA until this many days ahead. */
            etaNoOfDaysAhead?: number;
            /** @description Created at most this many days ago. */
            createDateNoOfDaysAgo?: number;
            /** @description Country of the port of loading, ISO 3166-1 alpha-2. */
            polCtry?: string;
            /** @description Port of loading, UN/LOCODE. */
            polCity?: string;
            /** @description Name of the port of loading. */
            polName?: string;
            /** @description Country of the port of discharge, ISO 3166-1 alpha-2. */
            podCtry?: string;
            /** @description Port of discharge, UN/LOCODE. */
            podCity?: string;
            /** @description Name of the port of discharge. */
            podName?: string;
            /** @description Modes of transport, codes of BizType, comma-joined. */
            bizType?: string;
            /** @description Where they are, words of currentStatus, comma-joined. */
            status?: string;
        };
        /** @description A page of shipments. */
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
            /**
             * Format: yyyymmdd
             * @description ETD at the port of loading, for inland at the origin, YYYYMMDD.
             */
            polEtdDate?: string;
            /** @description Name of the port of discharge. */
            podName?: string;
            /**
             * Format: yyyymmdd
             * @description ETA at the port of discharge, for inland at the destination, YYYYMMDD.
             */
            podEtaDate?: string;
            /**
             * Format: yyyymmdd
             * @description ETA at the port of discharge as it was first planned, YYYYMMDD; absent where it is not known.
             */
            firstEtaDate?: string;
            /** @description Name of the destination. */
            destName?: string;
            /** @description Name of the place of delivery. */
            devryName?: string;
            bizType?: components["schemas"]["ShipmentMode"];
            /** @description Types of the documents that the shipment has, codes of list JOBDOCTYPE, each once; absent where the gateway does not say. */
            documentTypes?: string[];
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
            /**
             * Format: yyyymmdd
             * @description Last day at the port of discharge without charge, YYYYMMDD; absent where it is not known.
             */
            lastFreeDate?: string;
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
        /** @description A page of containers. */
        ContainerList: {
            /** @description The rows. */
            data: components["schemas"]["ContainerListItem"][];
            /** @description How many containers fit. */
            totalRecords: number;
            /** @description How many records a page holds at most; 0 when all are in it. */
            maxResults: number;
        };
        /** @description A row of the list of containers, with what it needs of its shipment. */
        ContainerListItem: {
            /** @description Id of the row. */
            id: string;
            /** @description Id of the shipment. */
            gShpId: string;
            /** @description Internal id of the container; absent when there is none. */
            intContainerNo?: string;
            /** @description Container number, ISO 6346. */
            containerNo?: string;
            /** @description Type code, the value of the container type lookup. */
            containerType?: string;
            /**
             * Format: yyyymmdd
             * @description Last day at the port of discharge without charge, YYYYMMDD; absent where it is not known.
             */
            lastFreeDate?: string;
            /** @description Where it is, as in the shipment. */
            currentStatus?: string;
            /** @description Name of the vessel. */
            vesselName?: string;
            /** @description Voyage of the vessel. */
            vesselVoyage?: string;
            /** @description Name of the port of discharge. */
            podName?: string;
            /**
             * Format: yyyymmdd
             * @description ETA at the port of discharge, for inland at the destination, YYYYMMDD.
             */
            podEtaDate?: string;
            /** @description Name of the consignee. */
            csgnName?: string;
            /** @description House bill of lading number. */
            shpNo?: string;
            /** @description Master bill of lading number. */
            masterNo?: string;
            /** @description The customer's reference number. */
            refNo?: string;
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
            /**
             * Format: yyyymmdd
             * @description Day on which it is expected, YYYYMMDD.
             */
            estimatedDate?: string;
            /**
             * Format: hhmm
             * @description Time at which it is expected, HHmm.
             */
            estimatedTime?: string;
            /**
             * Format: yyyymmdd
             * @description Day on which it happened, YYYYMMDD.
             */
            actualDate?: string;
            /**
             * Format: hhmm
             * @description Time at which it happened, HHmm.
             */
            actualTime?: string;
            /** @description Code of the event. */
            ctnEventCode?: string;
            /** @description Name of the event. */
            ctnEventName?: string;
            /** @description Where it happens. */
            ctnLocation?: string;
            /** @description A word on it. */
            ctnRemarks?: string;
            /**
             * Format: yyyymmdd
             * @description Day on which it is expected, YYYYMMDD.
             */
            ctnEstimatedDate?: string;
            /**
             * Format: hhmm
             * @description Time at which it is expected, HHmm.
             */
            ctnEstimatedTime?: string;
            /**
             * Format: yyyymmdd
             * @description Day on which it happened, YYYYMMDD.
             */
            ctnActualDate?: string;
            /**
             * Format: hhmm
             * @description Time at which it happened, HHmm.
             */
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
             * Format: yyyymmdd
             * @description Day on which the cargo is ready or needed, YYYYMMDD.
             * @example 20260131
             */
            readyDate?: string;
            /**
             * Format: hhmm
             * @description From this time of the day, HHmm, 24 hours, local to the place.
             * @example 0930
             */
            fromTime?: string;
            /**
             * Format: hhmm
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
            /**
             * Format: yyyymmdd
             * @description Day of the upload, YYYYMMDD.
             */
            readonly uploadDate?: string;
            /** @description Path of the download on the gateway. */
            readonly downloadableURL?: string;
            /**
             * @description Whether the gateway already holds it.
             * @enum {string}
             */
            action?: "existing" | "new";
            actionCode?: components["schemas"]["ActionCode"];
            /** @description Id in the document store: it is downloaded by it, and replaced or deleted. */
            externalID?: string;
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
            [key: string]: string | number | boolean | Record<string, never> | unknown[];
        };
        /** @description Documents that are added, replaced or deleted. */
        DocumentsSave: {
            /** @description The documents, each with its record; at most five of them with A or U. */
            documents: components["schemas"]["JobDocument"][];
        };
        /** @description How saving documents ended. */
        DocumentsReply: {
            /** @description How it ended as a whole, for people. */
            statusMessage?: string;
            /** @description The documents that were sent, as they now stand; one with a `statusMessage` was not saved, and has no `externalID` where the record has no such document. */
            documents: components["schemas"]["Document"][];
        };
        /** @description A document as it is saved, under the names of that payload. */
        JobDocument: {
            /** @description Id of the record: unId of a booking or quote, gShpId of a shipment. */
            refKey: string;
            /** @description Serial number within the record, as shown; the gateway gives a new document one above the highest, 1 to the first. */
            docSNo?: number;
            docActionCode: components["schemas"]["ActionCode"];
            /** @description Id in the document store; needed with U and D. */
            externalId?: string;
            /** @description File name with its extension; needed with A and U. */
            name?: string;
            /** @description What the document is, in words; at most 250 characters. */
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
            /** @description Where it comes from; what is saved here comes from the portal, CP. */
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
        /** @description A row of the customs shipment list. */
        CustomsShipment: {
            /**
             * @description File number of the broker.
             * @example HB-2600123
             */
            fileNo: string;
            /** @description Kind of the file. */
            fileType: components["schemas"]["CustomsFileType"];
            /** @description Entry number, filer code, number and check digit. */
            entryNo?: string;
            /**
             * @description Status of the file, as shown on the chip.
             * @example RELEASED
             */
            status?: string;
            /** @description Name of the shipper. */
            shipperName?: string;
            /** @description Name of the consignee. */
            consigneeName?: string;
            /**
             * Format: yyyymmdd
             * @description Day of arrival (tracing date 12), expected until it has happened, YYYYMMDD.
             */
            arrivalDate?: string;
            /** @description Country of export, ISO 3166-1 alpha-2. */
            countryOfExport?: string;
            /** @description Name of the country of export. */
            countryOfExportName?: string;
            /** @description IRS number of the customer, 99-999999999. */
            custIrsNo?: string;
            /** @description Name of the customer, the importer of record. */
            custName?: string;
            /** @description Customer's reference number. */
            custRefNo?: string;
            /**
             * Format: yyyymmdd
             * @description Day of export (tracing date 1), YYYYMMDD.
             */
            exportDate?: string;
            /** @description House bill of lading or house air waybill number. */
            houseBill?: string;
            /** @description Master bill of lading or master air waybill number. */
            masterBill?: string;
            /**
             * @description Mode of transport, a code of CBP.
             * @example 11
             */
            mot?: string;
            /**
             * @description Name of the mode of transport.
             * @example Vessel, containerized
             */
            motDesc?: string;
            /**
             * @description Entry type, a code of CBP.
             * @example 01
             */
            entryType?: string;
            /**
             * @description Port of entry, CBP district and port code (Schedule D).
             * @example 2704
             */
            portOfEntry?: string;
            /** @description Name of the port of entry. */
            portOfEntryName?: string;
            /**
             * Format: yyyymmdd
             * @description Day of release (tracing date 19), YYYYMMDD.
             */
            releaseDate?: string;
            /** @description Status of the FDA review. */
            fdaStatus?: string;
            /** @description Status of the review by partner government agencies. */
            pgaStatus?: string;
            /**
             * @description Partner government agencies concerned, codes comma-joined.
             * @example FDA,EPA
             */
            pga?: string;
        };
        /** @description Customs-brokerage files that fit a search, in the order asked for. */
        CustomsShipmentList: {
            /** @description The records. */
            shipments: components["schemas"]["CustomsShipment"][];
            /** @description How many records match. */
            totalRecords: number;
            /** @description How many records an answer holds at most; 0 when all are in it. */
            maxResults: number;
        };
        /** @description One condition of a search. */
        CustomsShipmentFilter: {
            /**
             * @description Entity the field belongs to: ShipmentHeader parties, file, entry and ports, ShipmentHeaderAux the customer and ports, ShipmentId bills and ports, Container containers, CustRefXRef references, CiHeader commercial invoices, ShipmentDates tracing dates.
             * @enum {string}
             */
            entityName: "ShipmentHeader" | "ShipmentHeaderAux" | "ShipmentId" | "Container" | "CustRefXRef" | "CiHeader" | "ShipmentDates";
            /**
             * @description Field; of ShipmentDates it is the tracing date number, 1 export, 4 opening of the file (age limit), 12 arrival, 19 release.
             * @enum {string}
             */
            fieldName: "shipper" | "consignee" | "fileNo" | "entryNo" | "portLading" | "portUnlading" | "portEntry" | "custIrsNo" | "hblNo" | "mblNo" | "noContainer" | "custRefNo" | "ciNo" | "1" | "4" | "12" | "19";
            /**
             * @description Value looked for: of a party its code or a part of its name, of a port its code, of a number its beginning, where signs other than letters and figures and upper and lower case do not count. Of ShipmentDates how many days ago the range starts, up to five figures.
             * @example 7
             */
            fromValue: string;
            /**
             * @description Of ShipmentDates how many days ahead the range ends, 0 today; it must be there. Not used for other fields.
             * @example 7
             */
            toValue?: string;
        };
        /** @description Further conditions on the rows. Shape chosen by this contract; all given ones must hold. */
        CustomsShipmentFilters: {
            /** @description Only files of this kind. */
            fileType?: components["schemas"]["CustomsFileType"];
            /**
             * @description Only files of this entry type, a code of CBP.
             * @example 01
             */
            entryType?: string;
            /**
             * @description Only files of this mode of transport, a code of CBP.
             * @example 11
             */
            mot?: string;
            /** @description Only files in this status. */
            status?: string;
        };
        /**
         * @description The conditions of searchCustomsShipments as one object, each under a name of its own. What ends in Name is what the code
         *     beside it reads as; it is not sent.
         */
        CustomsSearchCriteria: {
            /** @description Code of the shipper, or a part of the party's name. */
            shipper?: string;
            /** @description Name of the shipper with that code. */
            shipperName?: string;
            /** @description Code of the consignee, or a part of the party's name. */
            consignee?: string;
            /** @description Name of the consignee with that code. */
            consigneeName?: string;
            /** @description File number of the broker, or its beginning. */
            fileNo?: string;
            /** @description Entry number, or its beginning. */
            entryNo?: string;
            /** @description House bill of lading or house air waybill number, or its beginning. */
            hblNo?: string;
            /** @description Master bill of lading or master air waybill number, or its beginning. */
            mblNo?: string;
            /** @description Exported from this many days ago. */
            exportDaysAgo?: number;
            /** @description Exported until this many days ahead. */
            exportDaysAhead?: number;
            /** @description Arrival from this many days ago. */
            arrivalDaysAgo?: number;
            /** @description Arrival until this many days ahead. */
            arrivalDaysAhead?: number;
            /** @description Released from this many days ago. */
            releaseDaysAgo?: number;
            /** @description Released until this many days ahead. */
            releaseDaysAhead?: number;
            /** @description Foreign port of loading, Schedule K. */
            portLading?: string;
            /** @description Name of the port of loading. */
            portLadingName?: string;
            /** @description Port of unloading, Schedule D. */
            portUnlading?: string;
            /** @description Name of the port of unloading. */
            portUnladingName?: string;
            /** @description Port of entry, Schedule D. */
            portEntry?: string;
            /** @description Name of the port of entry. */
            portEntryName?: string;
            /** @description Customer's reference number, or its beginning. */
            custRefNo?: string;
            /** @description IRS number of the customer, 99-999999999. */
            custIrsNo?: string;
            /** @description Container number, or its beginning. */
            noContainer?: string;
            /** @description Commercial invoice number, or its beginning. */
            ciNo?: string;
        };
        /** @description What is searched for, and which page of the result. */
        CustomsShipmentSearch: {
            /** @description Conditions; a file must meet all of them. The age limit of the user holds whether it is among them or not. */
            shipmentSearchFilterList: components["schemas"]["CustomsShipmentFilter"][];
            /** @description Entities that the rows are filled from besides the header; without it, all. */
            includeEntities?: components["schemas"]["CustomsListEntity"][];
            /** @description Further conditions. */
            additionalFilters?: components["schemas"]["CustomsShipmentFilters"];
            sort?: components["schemas"]["CustomsShipmentSort"];
            /**
             * @description Which page, counted from 1; -1 asks for all records.
             * @default 1
             */
            pageIndex?: number;
            /**
             * @description How many rows a page holds at most.
             * @default 100
             */
            maxResults?: number;
            /**
             * Format: yyyymmdd
             * @description The day that windows of export, arrival and release lie around, YYYYMMDD: the caller's today. Without it the day is today's in UTC, from which the age of a file counts in any case.
             */
            asOf?: string;
            /**
             * @description Entry types that are left out, comma-joined, beside those that the preference EXCLUDED_ENTRY_TYPES of the user leaves out in any case.
             * @example 06,21
             */
            excludedEntryTypes?: string;
        };
        /**
         * @description An entity that rows of the list are filled from: ShipmentHeaderAux the customer, UltimateConsignee the consignee, ShipmentId the bills, ShipmentDates the dates, CustRefXRef the reference, PgEs agencies and their status.
         * @enum {string}
         */
        CustomsListEntity: "ShipmentHeaderAux" | "UltimateConsignee" | "ShipmentId" | "Container" | "ShipmentDates" | "CustRefXRef" | "PgEs";
        /**
         * @description By what the rows are sorted; a minus turns the order round. Rows without a value come last, equal ones by file number.
         * @default fileNo
         * @enum {string}
         */
        CustomsShipmentSort: "fileNo" | "-fileNo" | "shipperName" | "-shipperName" | "consigneeName" | "-consigneeName" | "arrivalDate" | "-arrivalDate" | "countryOfExportName" | "-countryOfExportName" | "custIrsNo" | "-custIrsNo" | "custName" | "-custName" | "custRefNo" | "-custRefNo" | "entryNo" | "-entryNo" | "entryType" | "-entryType" | "exportDate" | "-exportDate" | "houseBill" | "-houseBill" | "masterBill" | "-masterBill" | "motDesc" | "-motDesc" | "portOfEntryName" | "-portOfEntryName" | "releaseDate" | "-releaseDate" | "status" | "-status" | "fdaStatus" | "-fdaStatus" | "pgaStatus" | "-pgaStatus" | "pga" | "-pga";
        /** @description A customs-brokerage file. */
        CustomsFile: {
            /** @description The header. */
            header: components["schemas"]["CustomsFileHeader"];
            /** @description Master bills (entity ShipmentId). */
            mblDetails?: components["schemas"]["CustomsMasterBill"][];
            /** @description House bills (entity ShipmentId). */
            hblDetails?: components["schemas"]["CustomsHouseBill"][];
            /** @description Containers (entities Container, ContainerDates, ShipmentIdContainers). */
            containerDetails?: components["schemas"]["CustomsContainer"][];
            /** @description Ultimate consignees (entity UltimateConsignee). */
            ultimateConsignees?: components["schemas"]["CustomsConsignee"][];
            /** @description References of the customer (entity CustRefXRef). */
            custRefs?: components["schemas"]["CustomsReference"][];
            /** @description Importer security filing (entity IsfHeader). */
            isfHeader?: components["schemas"]["CustomsIsfHeader"];
            /** @description Admissions of an FTZ file (entity AdmissionNoControl). */
            admissions?: components["schemas"]["FtzAdmission"][];
            /** @description Header of the movement under bond (entity InBondHeader). */
            inBondHeader?: components["schemas"]["InBondHeader"];
            /** @description Conveyances under bond (entity InBondConveyance). */
            inbondConveyance?: components["schemas"]["InBondConveyance"][];
            /** @description Immediate transportation entries made by the broker (entity BrokerIt). */
            brokerIts?: components["schemas"]["CustomsBrokerIt"][];
            /** @description Entry summaries that come before this file (entity ShipmentHeaderAux). */
            precedingEntrySummary?: components["schemas"]["PrecedingEntrySummary"][];
            /** @description Withdrawals from a bonded warehouse (entity ShipmentWarehouse). */
            warehouseWithdrawal?: components["schemas"]["WarehouseWithdrawal"][];
            /** @description Milestones, as listCustomsMilestones gives them. */
            milestones?: components["schemas"]["CustomsMilestone"][];
            /** @description Remarks, as listCustomsRemarks gives them. */
            remarks?: components["schemas"]["CustomsRemark"][];
            /** @description Documents, as listCustomsDocuments gives them. */
            documents?: components["schemas"]["CustomsDocument"][];
            /** @description Commercial invoices, as listCommercialInvoices gives them. */
            commInvItems?: components["schemas"]["CommercialInvoice"][];
            /** @description Invoices of the broker, as listCustomsBillings gives them. */
            billing?: components["schemas"]["CustomsBilling"][];
            /** @description Delivery orders, as listDeliveryOrders gives them. */
            deliveryOrders?: components["schemas"]["DeliveryOrder"][];
            /** @description Conveyances of an FTZ file, as listFtzConveyances gives them. */
            conveyances?: components["schemas"]["FtzConveyance"][];
            /** @description Concurrence, permit to transfer and arrival records, as listFtzConcurrences gives them. */
            concurPPT?: components["schemas"]["FtzConcurrence"][];
            /** @description Bills of a movement under bond, as listInBondBills gives them. */
            inbondBol?: components["schemas"]["InBondBill"][];
        };
        /** @description The file asked for, in a list of one. */
        CustomsFileList: {
            /** @description The records. */
            data: components["schemas"]["CustomsFile"][];
            /** @description How many records match. */
            totalRecords: number;
            /** @description How many records an answer holds at most; 0 when all are in it. */
            maxResults: number;
        };
        /** @description Header of a customs-brokerage file. Amounts are in US dollars. */
        CustomsFileHeader: {
            /** @description Kind of the file; REGULAR when absent. */
            fileType?: components["schemas"]["CustomsFileType"];
            /**
             * @description File number of the broker.
             * @example HB-2600123
             */
            fileNo: string;
            /**
             * @description Status of the file, as shown on the chip.
             * @example RELEASED
             */
            status?: string;
            /**
             * @description Immediate transportation number, when goods move under bond.
             * @example V1234567890
             */
            itNo?: string;
            /**
             * @description Entry number, filer code, number and check digit.
             * @example ABC-1234567-8
             */
            entryNumber?: string;
            /** @description Filer code of the broker, given by CBP. */
            filerCode?: string;
            /**
             * @description Entry type, a code of CBP.
             * @example 01
             */
            entryType?: string;
            /**
             * @description Name of the entry type.
             * @example Consumption
             */
            entryTypeDesc?: string;
            /**
             * Format: yyyymmdd
             * @description Day of entry, YYYYMMDD.
             */
            entryDate?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the entry summary, YYYYMMDD.
             */
            entrySummaryDate?: string;
            /**
             * Format: yyyymmdd
             * @description Day of release, YYYYMMDD.
             */
            releaseDate?: string;
            /**
             * Format: yyyymmdd
             * @description Day of liquidation, YYYYMMDD.
             */
            liquidationDate?: string;
            /** @description Name of the shipper. */
            shipper?: string;
            /** @description Name of the consignee. */
            consignee?: string;
            /** @description Name of the customer. */
            custName?: string;
            /** @description IRS number of the customer, 99-999999999. */
            custIrsNo?: string;
            /** @description Name of the importer of record. */
            importerName?: string;
            /** @description Number of the importer of record, as CBP knows it. */
            importerNo?: string;
            /** @description Manufacturer or shipper identification code (MID). */
            manufacturerId?: string;
            /** @description Importing carrier, SCAC or IATA airline code. */
            carrier?: string;
            /** @description Name of the importing carrier. */
            carrierName?: string;
            /** @description Name of the vessel. */
            vesselName?: string;
            /** @description Voyage or flight number. */
            voyageFlight?: string;
            /**
             * @description Mode of transport, a code of CBP.
             * @example 11
             */
            mot?: string;
            /** @description Name of the mode of transport. */
            motDesc?: string;
            /** @description FIRMS code of the place where the goods lie, four characters. */
            firmsCode?: string;
            /** @description Name of that place. */
            firmsName?: string;
            /** @description Country of origin, ISO 3166-1 alpha-2. */
            countryOrigin?: string;
            /** @description Country of export, ISO 3166-1 alpha-2. */
            countryExport?: string;
            /** @description Name of the country of export. */
            countryExportName?: string;
            /**
             * @description Port of lading, Schedule K code.
             * @example 58886
             */
            portLading?: string;
            /** @description Name of the port of lading. */
            portLadingName?: string;
            /**
             * @description Port of unlading, Schedule D code.
             * @example 2704
             */
            portUnlading?: string;
            /** @description Name of the port of unlading. */
            portUnladingName?: string;
            /**
             * @description Port of entry, Schedule D code.
             * @example 2704
             */
            portEntry?: string;
            /** @description Name of the port of entry. */
            portEntryName?: string;
            /** @description Port of destination under bond, Schedule D code. */
            portDestination?: string;
            /** @description Name of the port of destination. */
            portDestinationName?: string;
            /**
             * Format: yyyymmdd
             * @description Day of export, YYYYMMDD.
             */
            exportDate?: string;
            /**
             * Format: yyyymmdd
             * @description Day of import, YYYYMMDD.
             */
            importDate?: string;
            /**
             * Format: yyyymmdd
             * @description Day of arrival, YYYYMMDD.
             */
            arrivalDate?: string;
            /** @description First house bill number. */
            houseBill?: string;
            /** @description First master bill number. */
            masterBill?: string;
            /** @description Reference number of the customer. */
            custRefNo?: string;
            /** @description Entered value. */
            customsValue?: number;
            /** @description Charges that are not dutiable. */
            totalCharges?: number;
            /** @description Total duty. */
            totalDuty?: number;
            /** @description Total internal revenue taxes. */
            totalTaxes?: number;
            /** @description Total fees (merchandise processing, harbor maintenance and others). */
            totalFees?: number;
            /** @description Total antidumping duty. */
            totalAda?: number;
            /** @description Total countervailing duty. */
            totalCvd?: number;
            /** @description Duty, taxes, fees, antidumping and countervailing duty together. */
            totalAmount?: number;
            /**
             * @description How duties are paid, a code of CBP.
             * @example 7
             */
            paymentType?: string;
            /**
             * @description Name of the way of payment.
             * @example Periodic monthly statement
             */
            paymentTypeDesc?: string;
            /** @description Number of the statement that pays the entry. */
            statementNo?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the statement, YYYYMMDD.
             */
            statementDate?: string;
            /**
             * @description Type of the customs bond, a code of CBP.
             * @example 8
             */
            bondType?: string;
            /**
             * @description Name of the bond type.
             * @example Continuous
             */
            bondTypeDesc?: string;
            /** @description Surety company, a code of CBP. */
            suretyCode?: string;
            /** @description Amount of a single transaction bond. */
            bondAmount?: number;
            /** @description Pieces, in totalPiecesUom. */
            totalPieces?: number;
            /**
             * @description Unit of totalPieces.
             * @example CTN
             */
            totalPiecesUom?: string;
            /** @description Gross weight, in grossWeightUom. */
            grossWeight?: number;
            /**
             * @description Unit of grossWeight.
             * @example KG
             */
            grossWeightUom?: string;
            /** @description Description of the goods. */
            descrOfGoods?: string;
            /** @description Status of the FDA review. */
            fdaStatus?: string;
            /** @description Status of the review by partner government agencies. */
            pgaStatus?: string;
            /**
             * @description Partner government agencies concerned, codes comma-joined.
             * @example FDA,EPA
             */
            pga?: string;
            /** @description Who handles the file at the broker. */
            brokerContact?: string;
        };
        /** @description A master bill of the file. */
        CustomsMasterBill: {
            /** @description Sequence number of the bill. */
            idSeqNo?: string;
            /** @description SCAC of the issuer, or airline prefix. */
            scac?: string;
            /** @description Master bill of lading or master air waybill number. */
            mblMawbNo: string;
            /** @description Immediate transportation number. */
            itNo?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the immediate transportation entry, YYYYMMDD.
             */
            itDate?: string;
            /** @description Quantity on the bill, in quantityUom. */
            quantity?: number;
            /**
             * @description Unit of the quantity.
             * @example CTN
             */
            quantityUom?: string;
            /** @description Gross weight, in weightUom. */
            weight?: number;
            /**
             * @description Unit of the weight.
             * @example KG
             */
            weightUom?: string;
        };
        /** @description A house bill of the file. */
        CustomsHouseBill: {
            /** @description Sequence number of the bill. */
            idSeqNo?: string;
            /** @description Master bill it belongs to. */
            mblMawbNo?: string;
            /** @description SCAC of the issuer. */
            scac?: string;
            /** @description House bill of lading or house air waybill number. */
            hblHawbNo: string;
            /** @description Quantity on the bill, in quantityUom. */
            quantity?: number;
            /**
             * @description Unit of the quantity.
             * @example CTN
             */
            quantityUom?: string;
            /** @description Gross weight, in weightUom. */
            weight?: number;
            /**
             * @description Unit of the weight.
             * @example KG
             */
            weightUom?: string;
            /** @description Sub house bill number. */
            subHouseBill?: string;
        };
        /** @description A container of the file. */
        CustomsContainer: {
            /** @description Container number, ISO 6346. */
            noContainer: string;
            /**
             * @description Type code, ISO 6346 size and type.
             * @example 45G1
             */
            containerType?: string;
            /** @description First seal number. */
            containerSeal1?: string;
            /** @description Second seal number. */
            containerSeal2?: string;
            /** @description Pieces, in piecesUom. */
            pieces?: number;
            /**
             * @description Unit of the pieces.
             * @example CTN
             */
            piecesUom?: string;
            /** @description Gross weight, in weightUom. */
            weight?: number;
            /**
             * @description Unit of the weight.
             * @example KG
             */
            weightUom?: string;
            /** @description Bills that ride in it, numbers comma-joined. */
            bills?: string;
            /**
             * Format: yyyymmdd
             * @description Last day without demurrage, YYYYMMDD.
             */
            lastFreeDate?: string;
            /** @description What happened to it (entity ContainerDates). */
            containerDatesList?: components["schemas"]["CustomsContainerDate"][];
        };
        /** @description One event of a container. */
        CustomsContainerDate: {
            /** @description Tracing date number. */
            tracingDateNo?: number;
            /** @description What happened. */
            tracingDateNoDesc?: string;
            /**
             * Format: date-time
             * @description When it happened, RFC 3339 in UTC.
             */
            actualDateTime?: string;
            /**
             * Format: date-time
             * @description When that was written down, RFC 3339 in UTC.
             */
            updatedDateTime?: string;
        };
        /** @description An ultimate consignee. */
        CustomsConsignee: {
            /** @description Name of the ultimate consignee. */
            consigneeName?: string;
            /** @description IRS number, 99-999999999. */
            irsNo?: string;
            /** @description Address line 1. */
            address1?: string;
            /** @description Address line 2. */
            address2?: string;
            /** @description City. */
            city?: string;
            /** @description State or province, its code. */
            state?: string;
            /** @description Country, ISO 3166-1 alpha-2. */
            country?: string;
            /** @description Postal code. */
            postalCode?: string;
        };
        /** @description A reference number of the customer. */
        CustomsReference: {
            /**
             * @description Kind of the reference.
             * @example PO
             */
            refType?: string;
            /**
             * @description Name of the kind.
             * @example Purchase order
             */
            refTypeDesc?: string;
            /** @description The reference number. */
            custRefNo?: string;
        };
        /** @description The importer security filing (10+2) of the file. */
        CustomsIsfHeader: {
            /** @description Transaction number given by CBP. */
            isfTransactionNo?: string;
            /** @description Type of the filing, a code of CBP. */
            isfType?: string;
            /** @description Status of the filing. */
            isfStatus?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the filing, YYYYMMDD.
             */
            isfFiledDate?: string;
            /**
             * Format: yyyymmdd
             * @description Day of acceptance, YYYYMMDD.
             */
            isfAcceptedDate?: string;
            /**
             * Format: yyyymmdd
             * @description Estimated day of lading, YYYYMMDD.
             */
            estimatedLoadDate?: string;
            /** @description IRS number of the holder of the bond. */
            bondHolderId?: string;
        };
        /** @description An immediate transportation entry that the broker made. */
        CustomsBrokerIt: {
            /** @description Immediate transportation number. */
            itNo: string;
            /**
             * @description Kind of movement, 61 immediate transportation, 62 transportation and exportation, 63 immediate exportation.
             * @example 61
             */
            itType?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the entry, YYYYMMDD.
             */
            itDate?: string;
            /** @description Port of origin under bond, Schedule D code. */
            itPort?: string;
            /** @description Carrier under bond, SCAC. */
            itCarrier?: string;
            /** @description Port of destination, Schedule D code. */
            destinationPort?: string;
        };
        /** @description An entry summary that comes before this file. */
        PrecedingEntrySummary: {
            /** @description Entry number, filer code, number and check digit. */
            entryNumber: string;
            /** @description Filer code. */
            filerCode?: string;
            /** @description Entry type, a code of CBP. */
            entryType?: string;
            /** @description Name of the entry type. */
            entryTypeDesc?: string;
            /** @description Port of entry, Schedule D code. */
            portEntry?: string;
            /** @description Name of the port of entry. */
            portEntryName?: string;
            /**
             * Format: yyyymmdd
             * @description Day of entry, YYYYMMDD.
             */
            entryDate?: string;
            /**
             * Format: yyyymmdd
             * @description Day of import, YYYYMMDD.
             */
            importDate?: string;
            /** @description Number of the importer of record. */
            importerNo?: string;
            /** @description Name of the importer of record. */
            importerName?: string;
            /** @description Quantity taken over, in quantityUom. */
            quantity?: number;
            /**
             * @description Unit of the quantity.
             * @example CTN
             */
            quantityUom?: string;
            /** @description Value taken over, US dollars. */
            valueUsAmt?: number;
        };
        /** @description A withdrawal from a bonded warehouse. */
        WarehouseWithdrawal: {
            /** @description Number of the warehouse entry. */
            warehouseEntryNo: string;
            /** @description Port of the warehouse entry, Schedule D code. */
            warehousePort?: string;
            /** @description FIRMS code of the warehouse. */
            warehouseFirms?: string;
            /** @description Name of the warehouse. */
            warehouseName?: string;
            /** @description Number of the withdrawal. */
            withdrawalNo?: string;
            /** @description Kind of withdrawal, a code of CBP. */
            withdrawalType?: string;
            /** @description Name of the kind. */
            withdrawalTypeDesc?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the withdrawal, YYYYMMDD.
             */
            withdrawalDate?: string;
            /**
             * @description Whether nothing is left after it.
             * @enum {string}
             */
            finalWithdrawal?: "Y" | "N";
            /** @description Quantity before the withdrawal, in quantityUom. */
            quantityInWarehouse?: number;
            /** @description Quantity withdrawn, in quantityUom. */
            quantityWithdrawn?: number;
            /** @description Quantity left, in quantityUom. */
            quantityRemaining?: number;
            /**
             * @description Unit of the three quantities.
             * @example CTN
             */
            quantityUom?: string;
            /** @description Value withdrawn, US dollars. */
            valueWithdrawn?: number;
            /** @description Duty on what is withdrawn, US dollars. */
            dutyAmt?: number;
            /** @description Taxes on what is withdrawn, US dollars. */
            taxAmt?: number;
            /** @description Fees on what is withdrawn, US dollars. */
            feeAmt?: number;
        };
        /**
         * @description Kind of a customs-brokerage file; REGULAR an entry, FTZ an admission to a foreign trade zone, INBOND a movement under bond.
         * @default REGULAR
         * @enum {string}
         */
        CustomsFileType: "REGULAR" | "FTZ" | "INBOND";
        /**
         * @description Partner government agency.
         * @enum {string}
         */
        PgaAgency: "FDA" | "EPA" | "NHTSA" | "FSIS" | "APHIS" | "AMS" | "DDTC" | "NMFS" | "ATF" | "TTB" | "DEA" | "OMC" | "FWS";
        /** @description One tracing date of a file. Those that are not web-enabled never leave the gateway. */
        CustomsMilestone: {
            /** @description Tracing date number; 1 export, 4 opening of the file, 12 arrival, 19 release. */
            tracingDateNo: number;
            /**
             * @description What happened.
             * @example Released
             */
            tracingDateNoDesc?: string;
            /**
             * Format: date-time
             * @description When it is expected, RFC 3339 in UTC.
             */
            estimatedDateTime?: string;
            /**
             * Format: date-time
             * @description When it happened, RFC 3339 in UTC; absent while it has not.
             */
            actualDateTime?: string;
            /** @description Where. */
            location?: string;
            /** @description A word about it. */
            remarks?: string;
            /** @description User id of who wrote it down. */
            updatedBy?: string;
            /**
             * Format: date-time
             * @description When it was written down, RFC 3339 in UTC.
             */
            dateUpdated?: string;
        };
        /** @description Milestones, the last updated first. */
        CustomsMilestoneList: {
            /** @description The records. */
            data: components["schemas"]["CustomsMilestone"][];
            /** @description How many records match. */
            totalRecords: number;
            /** @description How many records an answer holds at most; 0 when all are in it. */
            maxResults: number;
        };
        /** @description A note on a file. Confidential ones and those that are not web-enabled never leave the gateway. */
        CustomsRemark: {
            /** @description Number of the note within the file. */
            noteNo: string;
            /** @description Kind of the note. */
            noteType?: string;
            /** @description Name of the kind. */
            noteTypeDesc?: string;
            /** @description The text. */
            note: string;
            /** @description Name of who wrote it. */
            updatedBy?: string;
            /**
             * Format: date-time
             * @description When it was last changed, RFC 3339 in UTC.
             */
            dateUpdated?: string;
        };
        /** @description Remarks, the last updated first. */
        CustomsRemarkList: {
            /** @description The records. */
            data: components["schemas"]["CustomsRemark"][];
            /** @description How many records match. */
            totalRecords: number;
            /** @description How many records an answer holds at most; 0 when all are in it. */
            maxResults: number;
        };
        /** @description A document of a file, by its description; the content only on the way in, or when it is asked for alone. */
        CustomsDocument: {
            /** @description Id in the document store; absent on a new document. */
            documentId?: string;
            /** @description Serial number within the file; a new one has one more than the highest. */
            docSNo?: number;
            /** @description What the document is, in words. */
            description?: string;
            /**
             * @description Document type, a code of list JOBDOCTYPE.
             * @example CIV
             */
            type?: string;
            /** @description Name of the document type. */
            typeDesc?: string;
            /** @description File name with its extension. */
            fileName?: string;
            /**
             * @description Extension of the file, lower case, without the dot.
             * @example pdf
             */
            documentType?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the upload, YYYYMMDD.
             */
            readonly uploadDate?: string;
            /** @description Name of the uploader. */
            readonly uploadByName?: string;
            /** @description Where it came from; CP is the portal. */
            readonly source?: string;
            /** @description Path of the download on the gateway. */
            readonly downloadableURL?: string;
            /**
             * @description Whether the gateway already holds it.
             * @enum {string}
             */
            action?: "existing" | "new";
            /** @description What to do with it at the save. */
            actionCode?: components["schemas"]["ActionCode"];
            /** @description The content as base64 text; sent with action new, and answered when the document is asked for alone. */
            documentData?: string;
            /** @description Why this document could not be saved; absent when it was. */
            readonly statusMessage?: string;
        };
        /** @description Documents of a file, the newest first, without their content. */
        CustomsDocumentList: {
            /** @description The documents. */
            documentList: components["schemas"]["CustomsDocument"][];
            /** @description How many records match. */
            totalRecords: number;
            /** @description How many records an answer holds at most; 0 when all are in it. */
            maxResults: number;
        };
        /** @description One document with its content. */
        CustomsDocumentReply: {
            /** @description The document; documentData and documentType are filled. */
            document: components["schemas"]["CustomsDocument"];
        };
        /** @description Documents to save on a file. */
        CustomsDocumentSave: {
            /** @description File number of the broker. */
            fileNo: string;
            /** @description New documents, at most five. */
            documentList: components["schemas"]["CustomsDocument"][];
        };
        /** @description What a save answers. With status 200 some documents were refused. */
        CustomsDocumentSaveReply: {
            /** @description How it ended, for the user. */
            statusMessage: string;
            /** @description The documents without content; statusMessage says why one was refused. */
            documentList: components["schemas"]["CustomsDocument"][];
        };
        /** @description A commercial invoice of a file. */
        CommercialInvoice: {
            /** @description Commercial invoice number. */
            ciNo: string;
            /**
             * Format: yyyymmdd
             * @description Day of the invoice, YYYYMMDD.
             */
            dateInvoice?: string;
            /** @description Value in currencyCode. */
            valueForeignAmt?: number;
            /** @description Currency of valueForeignAmt, ISO 4217. */
            currencyCode?: string;
            /** @description Value in US dollars. */
            valueUsAmt?: number;
            /** @description US dollars for one unit of currencyCode. */
            exchangRate?: number;
            /** @description Country of origin, ISO 3166-1 alpha-2. */
            countryOrigin?: string;
            /** @description Country of export, ISO 3166-1 alpha-2. */
            countryExport?: string;
            /** @description Gross weight, in weightGrossUom. */
            weightGross?: number;
            /**
             * @description Unit of weightGross.
             * @example KG
             */
            weightGrossUom?: string;
            /** @description Charges, US dollars. */
            charges?: number;
            /** @description Reference of the customer. */
            custRef?: string;
            /** @description How many lines it has. */
            ciNoLines?: number;
            /** @description Name of the seller. */
            sellerName?: string;
            /** @description Name of the buyer. */
            buyerName?: string;
            /** @description Manufacturer identification code (MID). */
            manufacturerId?: string;
            /**
             * @description Terms of sale, an Incoterms code.
             * @example FOB
             */
            termsOfSale?: string;
            /**
             * @description Whether buyer and seller are related.
             * @enum {string}
             */
            relatedParties?: "Y" | "N";
        };
        /** @description Commercial invoices, sorted by number unless the call asks for another order. */
        CommercialInvoiceList: {
            /** @description The records. */
            data: components["schemas"]["CommercialInvoice"][];
            /** @description How many records match. */
            totalRecords: number;
            /** @description How many records an answer holds at most; 0 when all are in it. */
            maxResults: number;
        };
        /** @description A line of a commercial invoice. */
        CommercialInvoiceLine: {
            /** @description Commercial invoice number. */
            ciNo: string;
            /** @description Line number, from 1. */
            ciLineNo: number;
            /** @description Part number of the customer. */
            partNo?: string;
            /** @description Description of the goods. */
            descrOfGoods?: string;
            /** @description Tariff number (HTSUS), ten digits without dots; eight in chapter 99. */
            tariffNo?: string;
            /** @description Country of origin, ISO 3166-1 alpha-2. */
            countryOrigin?: string;
            /** @description Country of export, ISO 3166-1 alpha-2. */
            countryExport?: string;
            /** @description Value in currencyCode. */
            valueForeignAmt?: number;
            /** @description Currency of valueForeignAmt, ISO 4217. */
            currencyCode?: string;
            /** @description Entered value, US dollars. */
            valueUsAmt?: number;
            /** @description US dollars for one unit of currencyCode. */
            exchangRate?: number;
            /** @description Gross weight, in weightGrossUom. */
            weightGross?: number;
            /**
             * @description Unit of weightGross.
             * @example KG
             */
            weightGrossUom?: string;
            /** @description Charges, US dollars. */
            charges?: number;
            /** @description Quantity invoiced, in quantityUom. */
            quantity?: number;
            /**
             * @description Unit of the quantity.
             * @example PCS
             */
            quantityUom?: string;
            /**
             * @description Primary special program indicator, a code of CBP.
             * @example S
             */
            spiPrimary?: string;
            /** @description Secondary special program indicator, a code of CBP. */
            spiSecondary?: string;
            /** @description Manufacturer identification code (MID). */
            manufacturerId?: string;
            /**
             * @description Whether buyer and seller are related.
             * @enum {string}
             */
            relatedParties?: "Y" | "N";
            /** @description Case number of antidumping or countervailing duty. */
            caseNo?: string;
            /** @description Antidumping duty, US dollars. */
            adaDutyAmt?: number;
            /** @description Countervailing duty, US dollars. */
            cvdDutyAmt?: number;
            /**
             * @description Whether a partner government agency asks for data.
             * @enum {string}
             */
            pgaIndicator?: "Y" | "N";
            /** @description Total duty, US dollars. */
            dutyTotAmt?: number;
            /** @description Total taxes, US dollars. */
            taxTotAmt?: number;
            /** @description Total fees, US dollars. */
            feeTotAmt?: number;
            /** @description Fees (entity CiLineFees). */
            ciLineFeesList?: components["schemas"]["CommercialInvoiceFee"][];
            /** @description Penalty duties: antidumping, countervailing and other cases (entity CiPenalty). */
            ciPenaltyList?: components["schemas"]["CommercialInvoicePenalty"][];
            /** @description Tariff classes (entity CiTariffClass). */
            ciTariffClassList?: components["schemas"]["TariffClass"][];
        };
        /** @description Lines of a commercial invoice, sorted by line number unless the call asks for another order. */
        CommercialInvoiceLineList: {
            /** @description The records. */
            data: components["schemas"]["CommercialInvoiceLine"][];
            /** @description How many records match. */
            totalRecords: number;
            /** @description How many records an answer holds at most; 0 when all are in it. */
            maxResults: number;
        };
        /** @description A fee on a line. */
        CommercialInvoiceFee: {
            /**
             * @description Accounting class of the fee, a code of CBP.
             * @example 499
             */
            customsFeeCode: string;
            /**
             * @description Name of the fee.
             * @example Merchandise processing fee
             */
            customsFeeCodeDesc?: string;
            /** @description Rate of the fee, percent of the value. */
            feeRate?: number;
            /** @description Amount, US dollars. */
            amtFeeAmt?: number;
            /** @description Amount after limits were spread over the lines (shown as rated amount), US dollars. */
            amtFeeProratedAmt?: number;
        };
        /** @description An antidumping, countervailing or other case that a line falls under. */
        CommercialInvoicePenalty: {
            /** @description Case number. */
            caseNo: string;
            /**
             * @description ADA antidumping, CVD countervailing.
             * @enum {string}
             */
            caseType?: "ADA" | "CVD" | "OTHER";
            /** @description Rate of the deposit, percent of the value. */
            depositRate?: number;
            /** @description Deposit, US dollars. */
            depositAmt?: number;
            /**
             * @description B secured by bond, C paid in cash.
             * @enum {string}
             */
            bondCash?: "B" | "C";
            /** @description Declaration of non-reimbursement, its code. */
            nonReimbursement?: string;
        };
        /** @description A tariff classification of a line. */
        TariffClass: {
            /** @description Commercial invoice number. */
            ciNo?: string;
            /** @description Line number. */
            ciLineNo?: number;
            /** @description Number of the classification within the line, from 1. */
            tariffLineNo: number;
            /** @description Tariff number (HTSUS), ten digits without dots; eight in chapter 99. */
            tariffNo: string;
            /** @description Description in the tariff. */
            tariffDesc?: string;
            /** @description Value under this number, US dollars. */
            valueUsAmt?: number;
            /** @description Duty rate, percent of the value. */
            dutyRate?: number;
            /**
             * @description Duty rate in words, with specific parts.
             * @example 2.5%
             */
            dutyRateDesc?: string;
            /** @description Specific rate, US dollars for one unit of the first quantity. */
            specificRate?: number;
            /** @description Duty, US dollars. */
            dutyAmt?: number;
            /** @description Internal revenue tax, US dollars. */
            taxAmt?: number;
            /** @description Primary special program indicator, a code of CBP. */
            spiPrimary?: string;
            /** @description Secondary special program indicator, a code of CBP. */
            spiSecondary?: string;
            /** @description Country of origin, ISO 3166-1 alpha-2. */
            countryOrigin?: string;
            /** @description Textile or quota category. */
            quotaCategory?: string;
            /** @description Number of a license, certificate or permit. */
            licenseCertificate?: string;
            /** @description Number of a binding ruling. */
            rulingNo?: string;
            /** @description Reporting quantities, in the order of the tariff. */
            quantityList?: components["schemas"]["TariffQuantity"][];
            /** @description Records of partner government agencies (entity PgEs), each with its agencyName. */
            pgEsList?: components["schemas"]["PgaRecord"][];
        };
        /** @description Tariff classes of a line, sorted by tariffLineNo unless the call asks for another order. */
        TariffClassList: {
            /** @description The records. */
            data: components["schemas"]["TariffClass"][];
            /** @description How many records match. */
            totalRecords: number;
            /** @description How many records an answer holds at most; 0 when all are in it. */
            maxResults: number;
        };
        /** @description A reporting quantity. */
        TariffQuantity: {
            /** @description Which of the quantities of the tariff, from 1. */
            quantitySeqNo?: number;
            /** @description Quantity, in quantityUom. */
            quantity: number;
            /**
             * @description Unit of the quantity, a code of CBP.
             * @example DOZ
             */
            quantityUom: string;
            /** @description Name of the unit. */
            quantityUomDesc?: string;
        };
        /**
         * @description A record of a partner government agency on a tariff class. Agency and program decide which one it is, and
         *     `recordType` says it (this contract's own field). One agency, one record, but for APHIS (programs AAC, ABS, APQ,
         *     AVS: APHIS_CORE; APL: APHIS_LACEY) and EPA (EP1, EP2, EP7, EP8: EPA_TSCA; EP3, EP4: EPA_VEHICLES; EP5, EP6:
         *     EPA_PESTICIDES).
         */
        PgaRecord: components["schemas"]["PgaAms"] | components["schemas"]["PgaAphisCore"] | components["schemas"]["PgaAphisLacey"] | components["schemas"]["PgaAtf"] | components["schemas"]["PgaDdtc"] | components["schemas"]["PgaDea"] | components["schemas"]["PgaEpaPesticides"] | components["schemas"]["PgaEpaTsca"] | components["schemas"]["PgaEpaVehicles"] | components["schemas"]["PgaFda"] | components["schemas"]["PgaFsis"] | components["schemas"]["PgaFws"] | components["schemas"]["PgaNhtsa"] | components["schemas"]["PgaNmfs"] | components["schemas"]["PgaOmc"] | components["schemas"]["PgaTtb"];
        /** @description Records of partner government agencies on a tariff class. */
        PgaRecordList: {
            /** @description The records. */
            data: components["schemas"]["PgaRecord"][];
            /** @description How many records match. */
            totalRecords: number;
            /** @description How many records an answer holds at most; 0 when all are in it. */
            maxResults: number;
        };
        /** @description Agricultural Marketing Service: marketing orders, eggs, peanuts, organic products. */
        PgaAms: {
            /**
             * @description Code of the requirement that the tariff sets.
             * @example AM1
             */
            pgCd: string;
            /** @description Sequence number of the record, from 1. */
            pgSeqNbr: number;
            /**
             * @description Agency.
             * @constant
             */
            pgAgencyCd: "AMS";
            /** @description Program of the agency, its code. */
            pgProgramCd?: string;
            /** @description Name of the program. */
            pgProgramDesc?: string;
            /** @description Name of the agency, derived from agency and program. */
            readonly agencyName?: string;
            /**
             * @description Why no data is given, a code of CBP; absent when data is given.
             * @example A
             */
            disclaimerCd?: string;
            /**
             * @description Name of the disclaimer.
             * @example Product is not regulated by this agency
             */
            disclaimerDesc?: string;
            /**
             * @description Answer of the agency, a code of CBP.
             * @example 07
             */
            dispositionCd?: string;
            /**
             * @description Name of the answer.
             * @example May proceed
             */
            dispositionDesc?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the answer, YYYYMMDD.
             */
            dispositionDate?: string;
            /**
             * Format: hhmm
             * @description Time of the answer, HHmm.
             */
            dispositionTime?: string;
            /** @description Remarks of the agency. */
            dispositionRemarks?: string;
            /**
             * @description Intended use, a code of CBP.
             * @example 130.000
             */
            intendedUseCd?: string;
            /** @description Name of the intended use. */
            intendedUseDesc?: string;
            /** @description Commercial description. */
            commercialDesc?: string;
            /** @description Country of origin, ISO 3166-1 alpha-2. */
            countryOrigin?: string;
            /** @description Parties (entity PgParties). */
            partiesList?: components["schemas"]["PgaParty"][];
            /** @description Remarks for the agency (entity PgRemarks). */
            remarksList?: components["schemas"]["PgaRemark"][];
            /**
             * @description Kind of the record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            recordType: "AMS";
            /** @description Commodity, a code of the agency. */
            commodityCd?: string;
            /** @description Variety. */
            variety?: string;
            /** @description Grade. */
            grade?: string;
            /** @description Size or style. */
            sizeCd?: string;
            /** @description Lot number. */
            lotNo?: string;
            /** @description Marks on the packages. */
            shippingMarks?: string;
            /**
             * Format: yyyymmdd
             * @description Day of packing, YYYYMMDD.
             */
            packDate?: string;
            /** @description Number of the processing plant. */
            plantNo?: string;
            /** @description Exemption from the marketing order, a code of the agency. */
            exemptionCd?: string;
            /** @description Number of the request for inspection. */
            inspectionRequestNo?: string;
            /** @description Where it is inspected. */
            inspectionLocation?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the inspection, YYYYMMDD.
             */
            inspectionDate?: string;
            /** @description Accredited certifier of organic products. */
            organicCertifier?: string;
            /** @description Quantity, in quantityUom. */
            quantity?: number;
            /**
             * @description Unit of the quantity.
             * @example LB
             */
            quantityUom?: string;
            /** @description Net weight, in netWeightUom. */
            netWeight?: number;
            /**
             * @description Unit of netWeight.
             * @example LB
             */
            netWeightUom?: string;
            /** @description Inspection and import certificates (entity PgCertificates). */
            certificatesList?: components["schemas"]["PgaCertificate"][];
            /** @description Commodities (entity PgCommodities). */
            commoditiesList?: components["schemas"]["PgaCommodity"][];
        };
        /** @description Animal and Plant Health Inspection Service: animal care, biotechnology, plants, veterinary services. */
        PgaAphisCore: {
            /**
             * @description Code of the requirement that the tariff sets.
             * @example AM1
             */
            pgCd: string;
            /** @description Sequence number of the record, from 1. */
            pgSeqNbr: number;
            /**
             * @description Agency.
             * @constant
             */
            pgAgencyCd: "APHIS";
            /**
             * @description Program; AAC animal care, ABS biotechnology, APQ plant protection and quarantine, AVS veterinary services.
             * @enum {string}
             */
            pgProgramCd?: "AAC" | "ABS" | "APQ" | "AVS";
            /** @description Name of the program. */
            pgProgramDesc?: string;
            /** @description Name of the agency, derived from agency and program. */
            readonly agencyName?: string;
            /**
             * @description Why no data is given, a code of CBP; absent when data is given.
             * @example A
             */
            disclaimerCd?: string;
            /**
             * @description Name of the disclaimer.
             * @example Product is not regulated by this agency
             */
            disclaimerDesc?: string;
            /**
             * @description Answer of the agency, a code of CBP.
             * @example 07
             */
            dispositionCd?: string;
            /**
             * @description Name of the answer.
             * @example May proceed
             */
            dispositionDesc?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the answer, YYYYMMDD.
             */
            dispositionDate?: string;
            /**
             * Format: hhmm
             * @description Time of the answer, HHmm.
             */
            dispositionTime?: string;
            /** @description Remarks of the agency. */
            dispositionRemarks?: string;
            /**
             * @description Intended use, a code of CBP.
             * @example 130.000
             */
            intendedUseCd?: string;
            /** @description Name of the intended use. */
            intendedUseDesc?: string;
            /** @description Commercial description. */
            commercialDesc?: string;
            /** @description Country of origin, ISO 3166-1 alpha-2. */
            countryOrigin?: string;
            /** @description Parties (entity PgParties). */
            partiesList?: components["schemas"]["PgaParty"][];
            /** @description Remarks for the agency (entity PgRemarks). */
            remarksList?: components["schemas"]["PgaRemark"][];
            /**
             * @description Kind of the record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            recordType: "APHIS_CORE";
            /** @description Type of the category, a code of the agency. */
            categoryTypeCd?: string;
            /** @description Category of the commodity, a code of the agency. */
            categoryCd?: string;
            /** @description Name of the category. */
            categoryDesc?: string;
            /** @description Genus. */
            genus?: string;
            /** @description Species. */
            species?: string;
            /** @description Subspecies, variety or cultivar. */
            subSpecies?: string;
            /** @description Common name. */
            commonName?: string;
            /** @description State, province or region of origin. */
            regionOrigin?: string;
            /** @description Country where it was grown, born or harvested, ISO 3166-1 alpha-2. */
            countryGrown?: string;
            /** @description Source, a code of CBP: wild, cultivated, bred in captivity. */
            sourceTypeCd?: string;
            /** @description Treatment, a code of CBP. */
            treatmentTypeCd?: string;
            /** @description Name of the treatment. */
            treatmentDesc?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the treatment, YYYYMMDD.
             */
            treatmentDate?: string;
            /** @description Age or stage of growth of live animals or plants. */
            ageOrStage?: string;
            /**
             * @description M male, F female, U unknown; live animals only.
             * @enum {string}
             */
            sex?: "M" | "F" | "U";
            /** @description Where it is inspected. */
            inspectionLocation?: string;
            /**
             * Format: yyyymmdd
             * @description Day the inspection is asked for, YYYYMMDD.
             */
            inspectionDate?: string;
            /** @description Countries it passes through, ISO 3166-1 alpha-2, comma-joined. */
            routingCountries?: string;
            /** @description Quantity, in quantityUom. */
            quantity?: number;
            /**
             * @description Unit of the quantity.
             * @example KG
             */
            quantityUom?: string;
            /** @description Commodities and their characteristics (entity PgCommodities). */
            commoditiesList?: components["schemas"]["PgaCommodity"][];
            /** @description Components (entity PgComponents). */
            componentsList?: components["schemas"]["PgaComponent"][];
            /** @description Import permits (entity PgPermits). */
            permitsList?: components["schemas"]["PgaPermit"][];
            /** @description Phytosanitary and health certificates (entity PgCertificates). */
            certificatesList?: components["schemas"]["PgaCertificate"][];
            /** @description Other licenses, permits and certificates (entity PgLpcoPermits). */
            lpcoPermitsList?: components["schemas"]["PgaLpcoPermit"][];
            /** @description Ear tags, microchips and other identity numbers (entity PgIdCodes). */
            idCodesList?: components["schemas"]["PgaIdCode"][];
        };
        /** @description Animal and Plant Health Inspection Service: Lacey Act declaration of plants (PPQ Form 505). */
        PgaAphisLacey: {
            /**
             * @description Code of the requirement that the tariff sets.
             * @example AM1
             */
            pgCd: string;
            /** @description Sequence number of the record, from 1. */
            pgSeqNbr: number;
            /**
             * @description Agency.
             * @constant
             */
            pgAgencyCd: "APHIS";
            /**
             * @description Program.
             * @constant
             */
            pgProgramCd?: "APL";
            /** @description Name of the program. */
            pgProgramDesc?: string;
            /** @description Name of the agency, derived from agency and program. */
            readonly agencyName?: string;
            /**
             * @description Why no data is given, a code of CBP; absent when data is given.
             * @example A
             */
            disclaimerCd?: string;
            /**
             * @description Name of the disclaimer.
             * @example Product is not regulated by this agency
             */
            disclaimerDesc?: string;
            /**
             * @description Answer of the agency, a code of CBP.
             * @example 07
             */
            dispositionCd?: string;
            /**
             * @description Name of the answer.
             * @example May proceed
             */
            dispositionDesc?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the answer, YYYYMMDD.
             */
            dispositionDate?: string;
            /**
             * Format: hhmm
             * @description Time of the answer, HHmm.
             */
            dispositionTime?: string;
            /** @description Remarks of the agency. */
            dispositionRemarks?: string;
            /**
             * @description Intended use, a code of CBP.
             * @example 130.000
             */
            intendedUseCd?: string;
            /** @description Name of the intended use. */
            intendedUseDesc?: string;
            /** @description Commercial description. */
            commercialDesc?: string;
            /** @description Country of origin, ISO 3166-1 alpha-2. */
            countryOrigin?: string;
            /** @description Parties (entity PgParties). */
            partiesList?: components["schemas"]["PgaParty"][];
            /** @description Remarks for the agency (entity PgRemarks). */
            remarksList?: components["schemas"]["PgaRemark"][];
            /**
             * @description Kind of the record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            recordType: "APHIS_LACEY";
            /** @description Article or component of the article. */
            articleDesc?: string;
            /** @description Genus of the plant. */
            genus?: string;
            /** @description Species of the plant. */
            species?: string;
            /** @description Group of species declared instead of one, a code of the agency. */
            speciesCompositeCd?: string;
            /** @description Country where it was harvested, ISO 3166-1 alpha-2. */
            countryHarvest?: string;
            /** @description Quantity of plant material, in plantMaterialUom. */
            plantMaterialQuantity?: number;
            /**
             * @description Unit of plantMaterialQuantity.
             * @example M3
             */
            plantMaterialUom?: string;
            /** @description Recycled material, percent. */
            percentRecycled?: number;
            /** @description Entered value, US dollars. */
            valueUsAmt?: number;
            /** @description Container numbers, comma-joined. */
            containerNos?: string;
            /** @description Name of who prepared the declaration. */
            preparerName?: string;
            /** @description Certification of the declaration, a code of CBP. */
            certificationCd?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the certification, YYYYMMDD.
             */
            certificationDate?: string;
            /** @description Components of plant material (entity PgComponents). */
            componentsList?: components["schemas"]["PgaComponent"][];
        };
        /** @description Bureau of Alcohol, Tobacco, Firearms and Explosives. */
        PgaAtf: {
            /**
             * @description Code of the requirement that the tariff sets.
             * @example AM1
             */
            pgCd: string;
            /** @description Sequence number of the record, from 1. */
            pgSeqNbr: number;
            /**
             * @description Agency.
             * @constant
             */
            pgAgencyCd: "ATF";
            /** @description Program of the agency, its code. */
            pgProgramCd?: string;
            /** @description Name of the program. */
            pgProgramDesc?: string;
            /** @description Name of the agency, derived from agency and program. */
            readonly agencyName?: string;
            /**
             * @description Why no data is given, a code of CBP; absent when data is given.
             * @example A
             */
            disclaimerCd?: string;
            /**
             * @description Name of the disclaimer.
             * @example Product is not regulated by this agency
             */
            disclaimerDesc?: string;
            /**
             * @description Answer of the agency, a code of CBP.
             * @example 07
             */
            dispositionCd?: string;
            /**
             * @description Name of the answer.
             * @example May proceed
             */
            dispositionDesc?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the answer, YYYYMMDD.
             */
            dispositionDate?: string;
            /**
             * Format: hhmm
             * @description Time of the answer, HHmm.
             */
            dispositionTime?: string;
            /** @description Remarks of the agency. */
            dispositionRemarks?: string;
            /**
             * @description Intended use, a code of CBP.
             * @example 130.000
             */
            intendedUseCd?: string;
            /** @description Name of the intended use. */
            intendedUseDesc?: string;
            /** @description Commercial description. */
            commercialDesc?: string;
            /** @description Country of origin, ISO 3166-1 alpha-2. */
            countryOrigin?: string;
            /** @description Parties (entity PgParties). */
            partiesList?: components["schemas"]["PgaParty"][];
            /** @description Remarks for the agency (entity PgRemarks). */
            remarksList?: components["schemas"]["PgaRemark"][];
            /**
             * @description Kind of the record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            recordType: "ATF";
            /** @description Firearm, ammunition, implement of war or explosive; a code of the agency. */
            categoryTypeCd?: string;
            /** @description Category on the munitions import list. */
            categoryCd?: string;
            /** @description Name of the category. */
            categoryDesc?: string;
            /** @description Number of the import permit (ATF Form 6). */
            permitNo?: string;
            /** @description Federal firearms or explosives license of the importer. */
            federalLicenseNo?: string;
            /** @description Registration number under the Arms Export Control Act. */
            aecaRegistrationNo?: string;
            /** @description Type of firearm. */
            firearmType?: string;
            /** @description Name of the manufacturer. */
            manufacturerName?: string;
            /** @description Model. */
            model?: string;
            /** @description Caliber, gauge or size. */
            caliber?: string;
            /** @description Length of the barrel, inches. */
            barrelLength?: number;
            /** @description Overall length, inches. */
            overallLength?: number;
            /**
             * @description Condition.
             * @enum {string}
             */
            conditionCd?: "NEW" | "USED";
            /** @description Exemption from the permit, a code of the agency. */
            exemptionCd?: string;
            /** @description Quantity, in quantityUom. */
            quantity?: number;
            /**
             * @description Unit of the quantity.
             * @example PCS
             */
            quantityUom?: string;
            /** @description Import permits (entity PgPermits). */
            permitsList?: components["schemas"]["PgaPermit"][];
            /** @description Licenses (entity PgLicenses). */
            licensesList?: components["schemas"]["PgaLicense"][];
            /** @description Serial numbers (entity PgIdCodes). */
            idCodesList?: components["schemas"]["PgaIdCode"][];
        };
        /** @description Directorate of Defense Trade Controls: temporary import of defense articles. */
        PgaDdtc: {
            /**
             * @description Code of the requirement that the tariff sets.
             * @example AM1
             */
            pgCd: string;
            /** @description Sequence number of the record, from 1. */
            pgSeqNbr: number;
            /**
             * @description Agency.
             * @constant
             */
            pgAgencyCd: "DDTC";
            /** @description Program of the agency, its code. */
            pgProgramCd?: string;
            /** @description Name of the program. */
            pgProgramDesc?: string;
            /** @description Name of the agency, derived from agency and program. */
            readonly agencyName?: string;
            /**
             * @description Why no data is given, a code of CBP; absent when data is given.
             * @example A
             */
            disclaimerCd?: string;
            /**
             * @description Name of the disclaimer.
             * @example Product is not regulated by this agency
             */
            disclaimerDesc?: string;
            /**
             * @description Answer of the agency, a code of CBP.
             * @example 07
             */
            dispositionCd?: string;
            /**
             * @description Name of the answer.
             * @example May proceed
             */
            dispositionDesc?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the answer, YYYYMMDD.
             */
            dispositionDate?: string;
            /**
             * Format: hhmm
             * @description Time of the answer, HHmm.
             */
            dispositionTime?: string;
            /** @description Remarks of the agency. */
            dispositionRemarks?: string;
            /**
             * @description Intended use, a code of CBP.
             * @example 130.000
             */
            intendedUseCd?: string;
            /** @description Name of the intended use. */
            intendedUseDesc?: string;
            /** @description Commercial description. */
            commercialDesc?: string;
            /** @description Country of origin, ISO 3166-1 alpha-2. */
            countryOrigin?: string;
            /** @description Parties (entity PgParties). */
            partiesList?: components["schemas"]["PgaParty"][];
            /** @description Remarks for the agency (entity PgRemarks). */
            remarksList?: components["schemas"]["PgaRemark"][];
            /**
             * @description Kind of the record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            recordType: "DDTC";
            /** @description Type of authorization, such as DSP-61 or an exemption. */
            licenseTypeCd?: string;
            /** @description Number of the license. */
            licenseNo?: string;
            /** @description Line of the license that is drawn on. */
            licenseLineNo?: string;
            /** @description Registration number of the importer. */
            registrantNo?: string;
            /**
             * @description Exemption, its citation in the ITAR.
             * @example 123.4(a)(1)
             */
            exemptionCd?: string;
            /**
             * @description Category of the United States Munitions List.
             * @example XI
             */
            usmlCategory?: string;
            /**
             * @description Whether it is significant military equipment.
             * @enum {string}
             */
            significantMilitaryEquipment?: "Y" | "N";
            /**
             * @description Whether the importer certifies to be an eligible party.
             * @enum {string}
             */
            eligiblePartyCertification?: "Y" | "N";
            /** @description Quantity, in quantityUom. */
            quantity?: number;
            /**
             * @description Unit of the quantity.
             * @example PCS
             */
            quantityUom?: string;
            /** @description Value drawn on the license, US dollars. */
            valueUsAmt?: number;
            /** @description Licenses (entity PgLicenses). */
            licensesList?: components["schemas"]["PgaLicense"][];
            /** @description Serial numbers (entity PgIdCodes). */
            idCodesList?: components["schemas"]["PgaIdCode"][];
        };
        /** @description Drug Enforcement Administration. */
        PgaDea: {
            /**
             * @description Code of the requirement that the tariff sets.
             * @example AM1
             */
            pgCd: string;
            /** @description Sequence number of the record, from 1. */
            pgSeqNbr: number;
            /**
             * @description Agency.
             * @constant
             */
            pgAgencyCd: "DEA";
            /** @description Program of the agency, its code. */
            pgProgramCd?: string;
            /** @description Name of the program. */
            pgProgramDesc?: string;
            /** @description Name of the agency, derived from agency and program. */
            readonly agencyName?: string;
            /**
             * @description Why no data is given, a code of CBP; absent when data is given.
             * @example A
             */
            disclaimerCd?: string;
            /**
             * @description Name of the disclaimer.
             * @example Product is not regulated by this agency
             */
            disclaimerDesc?: string;
            /**
             * @description Answer of the agency, a code of CBP.
             * @example 07
             */
            dispositionCd?: string;
            /**
             * @description Name of the answer.
             * @example May proceed
             */
            dispositionDesc?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the answer, YYYYMMDD.
             */
            dispositionDate?: string;
            /**
             * Format: hhmm
             * @description Time of the answer, HHmm.
             */
            dispositionTime?: string;
            /** @description Remarks of the agency. */
            dispositionRemarks?: string;
            /**
             * @description Intended use, a code of CBP.
             * @example 130.000
             */
            intendedUseCd?: string;
            /** @description Name of the intended use. */
            intendedUseDesc?: string;
            /** @description Commercial description. */
            commercialDesc?: string;
            /** @description Country of origin, ISO 3166-1 alpha-2. */
            countryOrigin?: string;
            /** @description Parties (entity PgParties). */
            partiesList?: components["schemas"]["PgaParty"][];
            /** @description Remarks for the agency (entity PgRemarks). */
            remarksList?: components["schemas"]["PgaRemark"][];
            /**
             * @description Kind of the record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            recordType: "DEA";
            /** @description DEA registration number of the importer. */
            registrationNo?: string;
            /** @description Name of the controlled substance or listed chemical. */
            substanceName?: string;
            /** @description Drug code of the DEA. */
            drugCd?: string;
            /**
             * @description Schedule I to V, or list I or II of chemicals.
             * @enum {string}
             */
            scheduleCd?: "I" | "II" | "III" | "IV" | "V" | "L1" | "L2";
            /** @description Permit, declaration or notification, such as DEA Form 35, 236 or 486. */
            permitType?: string;
            /** @description Number of the permit or of the declaration. */
            permitNo?: string;
            /** @description Transaction identification number of a declaration. */
            transactionId?: string;
            /** @description National drug code (NDC). */
            nationalDrugCd?: string;
            /** @description Dosage form. */
            dosageForm?: string;
            /** @description Strength of a dosage unit. */
            strength?: string;
            /** @description Weight of the anhydrous base, in baseWeightUom. */
            baseWeight?: number;
            /**
             * @description Unit of baseWeight.
             * @example KG
             */
            baseWeightUom?: string;
            /** @description Quantity, in quantityUom. */
            quantity?: number;
            /**
             * @description Unit of the quantity.
             * @example KG
             */
            quantityUom?: string;
            /** @description Permits (entity PgPermits). */
            permitsList?: components["schemas"]["PgaPermit"][];
            /** @description Declarations and foreign permits (entity PgLpcoPermits). */
            lpcoPermitsList?: components["schemas"]["PgaLpcoPermit"][];
            /** @description Substances in a mixture (entity PgComponents). */
            componentsList?: components["schemas"]["PgaComponent"][];
        };
        /** @description Environmental Protection Agency: notice of arrival of pesticides and devices (Form 3540-1). */
        PgaEpaPesticides: {
            /**
             * @description Code of the requirement that the tariff sets.
             * @example AM1
             */
            pgCd: string;
            /** @description Sequence number of the record, from 1. */
            pgSeqNbr: number;
            /**
             * @description Agency.
             * @constant
             */
            pgAgencyCd: "EPA";
            /**
             * @description Program.
             * @enum {string}
             */
            pgProgramCd?: "EP5" | "EP6";
            /** @description Name of the program. */
            pgProgramDesc?: string;
            /** @description Name of the agency, derived from agency and program. */
            readonly agencyName?: string;
            /**
             * @description Why no data is given, a code of CBP; absent when data is given.
             * @example A
             */
            disclaimerCd?: string;
            /**
             * @description Name of the disclaimer.
             * @example Product is not regulated by this agency
             */
            disclaimerDesc?: string;
            /**
             * @description Answer of the agency, a code of CBP.
             * @example 07
             */
            dispositionCd?: string;
            /**
             * @description Name of the answer.
             * @example May proceed
             */
            dispositionDesc?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the answer, YYYYMMDD.
             */
            dispositionDate?: string;
            /**
             * Format: hhmm
             * @description Time of the answer, HHmm.
             */
            dispositionTime?: string;
            /** @description Remarks of the agency. */
            dispositionRemarks?: string;
            /**
             * @description Intended use, a code of CBP.
             * @example 130.000
             */
            intendedUseCd?: string;
            /** @description Name of the intended use. */
            intendedUseDesc?: string;
            /** @description Commercial description. */
            commercialDesc?: string;
            /** @description Country of origin, ISO 3166-1 alpha-2. */
            countryOrigin?: string;
            /** @description Parties (entity PgParties). */
            partiesList?: components["schemas"]["PgaParty"][];
            /** @description Remarks for the agency (entity PgRemarks). */
            remarksList?: components["schemas"]["PgaRemark"][];
            /**
             * @description Kind of the record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            recordType: "EPA_PESTICIDES";
            /** @description Registered, unregistered, device or other; a code of the agency. */
            productTypeCd?: string;
            /** @description EPA registration number of the product. */
            epaRegistrationNo?: string;
            /** @description EPA establishment number of the producer. */
            producerEstNo?: string;
            /** @description Number of the experimental use permit. */
            experimentalUsePermitNo?: string;
            /** @description Brand name on the label. */
            brandName?: string;
            /** @description Active ingredients in words. */
            activeIngredients?: string;
            /** @description Paper or electronic notice of arrival, a code of the agency. */
            epaFormCd?: string;
            /** @description Declaration, a code of CBP. */
            declarationCd?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the certification, YYYYMMDD.
             */
            certificationDate?: string;
            /** @description How many units. */
            numberOfUnits?: number;
            /** @description Size of a unit, in unitSizeUom. */
            unitSize?: number;
            /**
             * @description Unit of unitSize.
             * @example L
             */
            unitSizeUom?: string;
            /** @description Total net weight, in netWeightUom. */
            netWeight?: number;
            /**
             * @description Unit of netWeight.
             * @example KG
             */
            netWeightUom?: string;
            /** @description Where it can be inspected. */
            locationForInspection?: string;
            /**
             * @description Whether the notice is business confidential.
             * @enum {string}
             */
            confidential?: "Y" | "N";
            /** @description Packaging (entity PgPackaging). */
            packagingList?: components["schemas"]["PgaPackaging"][];
            /** @description Active ingredients with their shares (entity PgComponents). */
            componentsList?: components["schemas"]["PgaComponent"][];
            /** @description Identity numbers (entity PgIdCodes). */
            idCodesList?: components["schemas"]["PgaIdCode"][];
        };
        /** @description Environmental Protection Agency: Toxic Substances Control Act certification and ozone-depleting substances. */
        PgaEpaTsca: {
            /**
             * @description Code of the requirement that the tariff sets.
             * @example AM1
             */
            pgCd: string;
            /** @description Sequence number of the record, from 1. */
            pgSeqNbr: number;
            /**
             * @description Agency.
             * @constant
             */
            pgAgencyCd: "EPA";
            /**
             * @description Program.
             * @enum {string}
             */
            pgProgramCd?: "EP1" | "EP2" | "EP7" | "EP8";
            /** @description Name of the program. */
            pgProgramDesc?: string;
            /** @description Name of the agency, derived from agency and program. */
            readonly agencyName?: string;
            /**
             * @description Why no data is given, a code of CBP; absent when data is given.
             * @example A
             */
            disclaimerCd?: string;
            /**
             * @description Name of the disclaimer.
             * @example Product is not regulated by this agency
             */
            disclaimerDesc?: string;
            /**
             * @description Answer of the agency, a code of CBP.
             * @example 07
             */
            dispositionCd?: string;
            /**
             * @description Name of the answer.
             * @example May proceed
             */
            dispositionDesc?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the answer, YYYYMMDD.
             */
            dispositionDate?: string;
            /**
             * Format: hhmm
             * @description Time of the answer, HHmm.
             */
            dispositionTime?: string;
            /** @description Remarks of the agency. */
            dispositionRemarks?: string;
            /**
             * @description Intended use, a code of CBP.
             * @example 130.000
             */
            intendedUseCd?: string;
            /** @description Name of the intended use. */
            intendedUseDesc?: string;
            /** @description Commercial description. */
            commercialDesc?: string;
            /** @description Country of origin, ISO 3166-1 alpha-2. */
            countryOrigin?: string;
            /** @description Parties (entity PgParties). */
            partiesList?: components["schemas"]["PgaParty"][];
            /** @description Remarks for the agency (entity PgRemarks). */
            remarksList?: components["schemas"]["PgaRemark"][];
            /**
             * @description Kind of the record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            recordType: "EPA_TSCA";
            /**
             * @description POSITIVE, subject to the act and complying with it; NEGATIVE, not subject to it.
             * @enum {string}
             */
            certificationType?: "POSITIVE" | "NEGATIVE";
            /** @description Declaration, a code of CBP. */
            declarationCd?: string;
            /** @description Name of the chemical substance. */
            chemicalName?: string;
            /** @description CAS registry number. */
            casNo?: string;
            /** @description Name of who certifies. */
            certifierName?: string;
            /** @description Title of that person. */
            certifierTitle?: string;
            /** @description Telephone number of that person. */
            certifierPhone?: string;
            /** @description E-mail address of that person. */
            certifierEmail?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the certification, YYYYMMDD.
             */
            certificationDate?: string;
            /** @description Consumption allowance or exemption for ozone-depleting substances. */
            allowanceType?: string;
            /** @description Quantity, in quantityUom. */
            quantity?: number;
            /**
             * @description Unit of the quantity.
             * @example KG
             */
            quantityUom?: string;
            /** @description Substances in a mixture (entity PgComponents). */
            componentsList?: components["schemas"]["PgaComponent"][];
            /** @description Allowances and petitions (entity PgLpcoPermits). */
            lpcoPermitsList?: components["schemas"]["PgaLpcoPermit"][];
        };
        /** @description Environmental Protection Agency: vehicles (Form 3520-1) and engines (Form 3520-21). */
        PgaEpaVehicles: {
            /**
             * @description Code of the requirement that the tariff sets.
             * @example AM1
             */
            pgCd: string;
            /** @description Sequence number of the record, from 1. */
            pgSeqNbr: number;
            /**
             * @description Agency.
             * @constant
             */
            pgAgencyCd: "EPA";
            /**
             * @description Program.
             * @enum {string}
             */
            pgProgramCd?: "EP3" | "EP4";
            /** @description Name of the program. */
            pgProgramDesc?: string;
            /** @description Name of the agency, derived from agency and program. */
            readonly agencyName?: string;
            /**
             * @description Why no data is given, a code of CBP; absent when data is given.
             * @example A
             */
            disclaimerCd?: string;
            /**
             * @description Name of the disclaimer.
             * @example Product is not regulated by this agency
             */
            disclaimerDesc?: string;
            /**
             * @description Answer of the agency, a code of CBP.
             * @example 07
             */
            dispositionCd?: string;
            /**
             * @description Name of the answer.
             * @example May proceed
             */
            dispositionDesc?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the answer, YYYYMMDD.
             */
            dispositionDate?: string;
            /**
             * Format: hhmm
             * @description Time of the answer, HHmm.
             */
            dispositionTime?: string;
            /** @description Remarks of the agency. */
            dispositionRemarks?: string;
            /**
             * @description Intended use, a code of CBP.
             * @example 130.000
             */
            intendedUseCd?: string;
            /** @description Name of the intended use. */
            intendedUseDesc?: string;
            /** @description Commercial description. */
            commercialDesc?: string;
            /** @description Country of origin, ISO 3166-1 alpha-2. */
            countryOrigin?: string;
            /** @description Parties (entity PgParties). */
            partiesList?: components["schemas"]["PgaParty"][];
            /** @description Remarks for the agency (entity PgRemarks). */
            remarksList?: components["schemas"]["PgaRemark"][];
            /**
             * @description Kind of the record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            recordType: "EPA_VEHICLES";
            /**
             * @description Form of the declaration; 3520-1 vehicles, 3520-21 engines and equipment.
             * @enum {string}
             */
            formType?: "3520-1" | "3520-21";
            /** @description Import code of the form. */
            importCd?: string;
            /** @description Name of the import code. */
            importCdDesc?: string;
            /** @description Kind of vehicle, engine or equipment. */
            vehicleKind?: string;
            /** @description Name of the manufacturer. */
            manufacturerName?: string;
            /** @description Model. */
            model?: string;
            /** @description Model year, YYYY. */
            modelYear?: string;
            /**
             * Format: yyyymmdd
             * @description Day it was built, YYYYMMDD.
             */
            manufactureDate?: string;
            /** @description Engine family or test group. */
            engineFamily?: string;
            /** @description Name of the manufacturer of the engine. */
            engineManufacturer?: string;
            /** @description Rated power, in enginePowerUom. */
            enginePower?: number;
            /**
             * @description Unit of enginePower.
             * @example KW
             */
            enginePowerUom?: string;
            /**
             * @description Whether it bears an emission label.
             * @enum {string}
             */
            emissionLabel?: "Y" | "N";
            /** @description Number of the exemption or of the approval of the agency. */
            exemptionNo?: string;
            /**
             * @description Whether a bond was posted with the agency.
             * @enum {string}
             */
            bondPosted?: "Y" | "N";
            /** @description Quantity, in quantityUom. */
            quantity?: number;
            /**
             * @description Unit of the quantity.
             * @example PCS
             */
            quantityUom?: string;
            /** @description Certificates of conformity (entity PgCertificates). */
            certificatesList?: components["schemas"]["PgaCertificate"][];
            /** @description Vehicle identification and engine serial numbers (entity PgIdCodes). */
            idCodesList?: components["schemas"]["PgaIdCode"][];
        };
        /** @description Food and Drug Administration: foods with prior notice, drugs, devices, cosmetics and others. */
        PgaFda: {
            /**
             * @description Code of the requirement that the tariff sets.
             * @example AM1
             */
            pgCd: string;
            /** @description Sequence number of the record, from 1. */
            pgSeqNbr: number;
            /**
             * @description Agency.
             * @constant
             */
            pgAgencyCd: "FDA";
            /** @description Program of the agency, its code. */
            pgProgramCd?: string;
            /** @description Name of the program. */
            pgProgramDesc?: string;
            /** @description Name of the agency, derived from agency and program. */
            readonly agencyName?: string;
            /**
             * @description Why no data is given, a code of CBP; absent when data is given.
             * @example A
             */
            disclaimerCd?: string;
            /**
             * @description Name of the disclaimer.
             * @example Product is not regulated by this agency
             */
            disclaimerDesc?: string;
            /**
             * @description Answer of the agency, a code of CBP.
             * @example 07
             */
            dispositionCd?: string;
            /**
             * @description Name of the answer.
             * @example May proceed
             */
            dispositionDesc?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the answer, YYYYMMDD.
             */
            dispositionDate?: string;
            /**
             * Format: hhmm
             * @description Time of the answer, HHmm.
             */
            dispositionTime?: string;
            /** @description Remarks of the agency. */
            dispositionRemarks?: string;
            /**
             * @description Intended use, a code of CBP.
             * @example 130.000
             */
            intendedUseCd?: string;
            /** @description Name of the intended use. */
            intendedUseDesc?: string;
            /** @description Commercial description. */
            commercialDesc?: string;
            /** @description Country of origin, ISO 3166-1 alpha-2. */
            countryOrigin?: string;
            /** @description Parties (entity PgParties). */
            partiesList?: components["schemas"]["PgaParty"][];
            /** @description Remarks for the agency (entity PgRemarks). */
            remarksList?: components["schemas"]["PgaRemark"][];
            /**
             * @description Kind of the record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            recordType: "FDA";
            /**
             * @description Processing code within the program.
             * @example NSF
             */
            processingCd?: string;
            /** @description Name of the processing code. */
            processingDesc?: string;
            /**
             * @description FDA product code, seven characters.
             * @example 16AGT05
             */
            productCd?: string;
            /** @description Description of the product. */
            productDesc?: string;
            /** @description Brand name. */
            brandName?: string;
            /** @description Lot number. */
            lotNo?: string;
            /**
             * Format: yyyymmdd
             * @description Day of production, YYYYMMDD.
             */
            productionDate?: string;
            /** @description Country of production, ISO 3166-1 alpha-2. */
            countryProduction?: string;
            /** @description Country of source, ISO 3166-1 alpha-2. */
            countrySource?: string;
            /** @description Country from which it is shipped, ISO 3166-1 alpha-2. */
            countryShipment?: string;
            /** @description Country that refused it, ISO 3166-1 alpha-2. */
            countryRefusal?: string;
            /**
             * @description Storage; A ambient, F frozen, R refrigerated.
             * @enum {string}
             */
            storageConditionCd?: "A" | "F" | "R";
            /** @description Port of arrival, Schedule D code. */
            arrivalPort?: string;
            /**
             * Format: yyyymmdd
             * @description Anticipated day of arrival, YYYYMMDD.
             */
            arrivalDate?: string;
            /**
             * Format: hhmm
             * @description Anticipated time of arrival, HHmm.
             */
            arrivalTime?: string;
            /** @description Confirmation number of the prior notice, twelve characters. */
            priorNoticeConfirmationNo?: string;
            /** @description Quantity, in quantityUom. */
            quantity?: number;
            /**
             * @description Unit of the quantity.
             * @example KG
             */
            quantityUom?: string;
            /** @description Value, US dollars. */
            valueUsAmt?: number;
            /** @description Affirmations of compliance (entity PgCompliance). */
            complianceList?: components["schemas"]["PgaCompliance"][];
            /** @description Packaging, the outermost first (entity PgPackaging). */
            packagingList?: components["schemas"]["PgaPackaging"][];
            /** @description Components (entity PgComponents). */
            componentsList?: components["schemas"]["PgaComponent"][];
            /** @description Licenses, permits and certificates (entity PgLpcoPermits). */
            lpcoPermitsList?: components["schemas"]["PgaLpcoPermit"][];
            /** @description Identity numbers (entity PgIdCodes). */
            idCodesList?: components["schemas"]["PgaIdCode"][];
        };
        /** @description Food Safety and Inspection Service: meat, poultry and egg products (Form 9540-1). */
        PgaFsis: {
            /**
             * @description Code of the requirement that the tariff sets.
             * @example AM1
             */
            pgCd: string;
            /** @description Sequence number of the record, from 1. */
            pgSeqNbr: number;
            /**
             * @description Agency.
             * @constant
             */
            pgAgencyCd: "FSIS";
            /** @description Program of the agency, its code. */
            pgProgramCd?: string;
            /** @description Name of the program. */
            pgProgramDesc?: string;
            /** @description Name of the agency, derived from agency and program. */
            readonly agencyName?: string;
            /**
             * @description Why no data is given, a code of CBP; absent when data is given.
             * @example A
             */
            disclaimerCd?: string;
            /**
             * @description Name of the disclaimer.
             * @example Product is not regulated by this agency
             */
            disclaimerDesc?: string;
            /**
             * @description Answer of the agency, a code of CBP.
             * @example 07
             */
            dispositionCd?: string;
            /**
             * @description Name of the answer.
             * @example May proceed
             */
            dispositionDesc?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the answer, YYYYMMDD.
             */
            dispositionDate?: string;
            /**
             * Format: hhmm
             * @description Time of the answer, HHmm.
             */
            dispositionTime?: string;
            /** @description Remarks of the agency. */
            dispositionRemarks?: string;
            /**
             * @description Intended use, a code of CBP.
             * @example 130.000
             */
            intendedUseCd?: string;
            /** @description Name of the intended use. */
            intendedUseDesc?: string;
            /** @description Commercial description. */
            commercialDesc?: string;
            /** @description Country of origin, ISO 3166-1 alpha-2. */
            countryOrigin?: string;
            /** @description Parties (entity PgParties). */
            partiesList?: components["schemas"]["PgaParty"][];
            /** @description Remarks for the agency (entity PgRemarks). */
            remarksList?: components["schemas"]["PgaRemark"][];
            /**
             * @description Kind of the record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            recordType: "FSIS";
            /** @description Number of the foreign establishment that produced it. */
            foreignEstablishmentNo?: string;
            /** @description Number of the official import inspection establishment. */
            inspectionHouseNo?: string;
            /** @description Process category, a code of the agency. */
            processCategoryCd?: string;
            /** @description Product category, a code of the agency. */
            productCategoryCd?: string;
            /** @description Product group, a code of the agency. */
            productGroupCd?: string;
            /** @description Species, a code of the agency. */
            speciesCd?: string;
            /** @description Name of the species. */
            speciesDesc?: string;
            /** @description Country of slaughter, ISO 3166-1 alpha-2. */
            countrySlaughter?: string;
            /**
             * Format: yyyymmdd
             * @description First day of slaughter, YYYYMMDD.
             */
            slaughterDateFrom?: string;
            /**
             * Format: yyyymmdd
             * @description Last day of slaughter, YYYYMMDD.
             */
            slaughterDateTo?: string;
            /**
             * Format: yyyymmdd
             * @description First day of production, YYYYMMDD.
             */
            productionDateFrom?: string;
            /**
             * Format: yyyymmdd
             * @description Last day of production, YYYYMMDD.
             */
            productionDateTo?: string;
            /** @description Lot number. */
            lotNo?: string;
            /** @description Marks on the packages. */
            shippingMarks?: string;
            /** @description How many units in the lot. */
            numberOfUnits?: number;
            /** @description Net weight, in netWeightUom. */
            netWeight?: number;
            /**
             * @description Unit of netWeight.
             * @example KG
             */
            netWeightUom?: string;
            /** @description Name of the applicant for inspection. */
            applicantName?: string;
            /** @description Foreign inspection certificates (entity PgCertificates). */
            certificatesList?: components["schemas"]["PgaCertificate"][];
            /** @description Lots of the certificate (entity PgCommodities). */
            commoditiesList?: components["schemas"]["PgaCommodity"][];
            /** @description Identity numbers (entity PgIdCodes). */
            idCodesList?: components["schemas"]["PgaIdCode"][];
        };
        /** @description Fish and Wildlife Service: declaration of wildlife (Form 3-177). */
        PgaFws: {
            /**
             * @description Code of the requirement that the tariff sets.
             * @example AM1
             */
            pgCd: string;
            /** @description Sequence number of the record, from 1. */
            pgSeqNbr: number;
            /**
             * @description Agency.
             * @constant
             */
            pgAgencyCd: "FWS";
            /** @description Program of the agency, its code. */
            pgProgramCd?: string;
            /** @description Name of the program. */
            pgProgramDesc?: string;
            /** @description Name of the agency, derived from agency and program. */
            readonly agencyName?: string;
            /**
             * @description Why no data is given, a code of CBP; absent when data is given.
             * @example A
             */
            disclaimerCd?: string;
            /**
             * @description Name of the disclaimer.
             * @example Product is not regulated by this agency
             */
            disclaimerDesc?: string;
            /**
             * @description Answer of the agency, a code of CBP.
             * @example 07
             */
            dispositionCd?: string;
            /**
             * @description Name of the answer.
             * @example May proceed
             */
            dispositionDesc?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the answer, YYYYMMDD.
             */
            dispositionDate?: string;
            /**
             * Format: hhmm
             * @description Time of the answer, HHmm.
             */
            dispositionTime?: string;
            /** @description Remarks of the agency. */
            dispositionRemarks?: string;
            /**
             * @description Intended use, a code of CBP.
             * @example 130.000
             */
            intendedUseCd?: string;
            /** @description Name of the intended use. */
            intendedUseDesc?: string;
            /** @description Commercial description. */
            commercialDesc?: string;
            /** @description Country of origin, ISO 3166-1 alpha-2. */
            countryOrigin?: string;
            /** @description Parties (entity PgParties). */
            partiesList?: components["schemas"]["PgaParty"][];
            /** @description Remarks for the agency (entity PgRemarks). */
            remarksList?: components["schemas"]["PgaRemark"][];
            /**
             * @description Kind of the record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            recordType: "FWS";
            /** @description Confirmation number of the electronic declaration. */
            confirmationNo?: string;
            /** @description Import or export license of the service. */
            importExportLicenseNo?: string;
            /**
             * @description Purpose of the import, a code of the service.
             * @example T
             */
            purposeCd?: string;
            /** @description Genus. */
            genus?: string;
            /** @description Species. */
            species?: string;
            /** @description Subspecies. */
            subSpecies?: string;
            /** @description Common name. */
            commonName?: string;
            /**
             * @description Description of the wildlife, a code of the service.
             * @example LIV
             */
            descriptionCd?: string;
            /**
             * @description Source, a code of the service.
             * @example W
             */
            sourceCd?: string;
            /** @description Country of origin of the species, ISO 3166-1 alpha-2. */
            countrySpeciesOrigin?: string;
            /**
             * @description Whether it is live and venomous.
             * @enum {string}
             */
            liveVenomous?: "Y" | "N";
            /** @description How many cartons hold wildlife. */
            cartons?: number;
            /** @description Marks on those cartons. */
            cartonMarks?: string;
            /** @description Port of inspection, Schedule D code. */
            inspectionPort?: string;
            /** @description Where it can be inspected. */
            inspectionLocation?: string;
            /** @description Quantity, in quantityUom. */
            quantity?: number;
            /**
             * @description Unit of the quantity.
             * @example NO
             */
            quantityUom?: string;
            /** @description Value, US dollars. */
            valueUsAmt?: number;
            /** @description Licenses (entity PgLicenses). */
            licensesList?: components["schemas"]["PgaLicense"][];
            /** @description CITES and other permits (entity PgPermits). */
            permitsList?: components["schemas"]["PgaPermit"][];
            /** @description Further species (entity PgCommodities). */
            commoditiesList?: components["schemas"]["PgaCommodity"][];
        };
        /** @description National Highway Traffic Safety Administration: vehicles and equipment (Form HS-7). */
        PgaNhtsa: {
            /**
             * @description Code of the requirement that the tariff sets.
             * @example AM1
             */
            pgCd: string;
            /** @description Sequence number of the record, from 1. */
            pgSeqNbr: number;
            /**
             * @description Agency.
             * @constant
             */
            pgAgencyCd: "NHTSA";
            /** @description Program of the agency, its code. */
            pgProgramCd?: string;
            /** @description Name of the program. */
            pgProgramDesc?: string;
            /** @description Name of the agency, derived from agency and program. */
            readonly agencyName?: string;
            /**
             * @description Why no data is given, a code of CBP; absent when data is given.
             * @example A
             */
            disclaimerCd?: string;
            /**
             * @description Name of the disclaimer.
             * @example Product is not regulated by this agency
             */
            disclaimerDesc?: string;
            /**
             * @description Answer of the agency, a code of CBP.
             * @example 07
             */
            dispositionCd?: string;
            /**
             * @description Name of the answer.
             * @example May proceed
             */
            dispositionDesc?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the answer, YYYYMMDD.
             */
            dispositionDate?: string;
            /**
             * Format: hhmm
             * @description Time of the answer, HHmm.
             */
            dispositionTime?: string;
            /** @description Remarks of the agency. */
            dispositionRemarks?: string;
            /**
             * @description Intended use, a code of CBP.
             * @example 130.000
             */
            intendedUseCd?: string;
            /** @description Name of the intended use. */
            intendedUseDesc?: string;
            /** @description Commercial description. */
            commercialDesc?: string;
            /** @description Country of origin, ISO 3166-1 alpha-2. */
            countryOrigin?: string;
            /** @description Parties (entity PgParties). */
            partiesList?: components["schemas"]["PgaParty"][];
            /** @description Remarks for the agency (entity PgRemarks). */
            remarksList?: components["schemas"]["PgaRemark"][];
            /**
             * @description Kind of the record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            recordType: "NHTSA";
            /**
             * @description Box of Form HS-7 that is declared.
             * @example 2A
             */
            boxNo?: string;
            /** @description What the box declares. */
            boxDesc?: string;
            /** @description Category of vehicle or equipment, a code of the agency. */
            categoryCd?: string;
            /** @description Name of the category. */
            categoryDesc?: string;
            /** @description Make. */
            make?: string;
            /** @description Model. */
            model?: string;
            /** @description Model year, YYYY. */
            modelYear?: string;
            /** @description Month it was built, YYYYMM. */
            manufactureMonth?: string;
            /** @description Name of the manufacturer. */
            manufacturerName?: string;
            /** @description Identification code of the maker of tires or glazing. */
            glazingOrTireCd?: string;
            /**
             * @description Number of the import eligibility decision.
             * @example VSP-454
             */
            eligibilityNo?: string;
            /** @description Number of the registered importer. */
            registeredImporterNo?: string;
            /** @description Number of the permission letter. */
            permissionLetterNo?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the permission letter, YYYYMMDD.
             */
            permissionLetterDate?: string;
            /** @description Passport of a visitor or diplomat, last four characters. */
            passportNo?: string;
            /** @description Country of the embassy, ISO 3166-1 alpha-2. */
            countryEmbassy?: string;
            /** @description Surety company of the DOT bond. */
            bondSuretyCd?: string;
            /** @description Serial number of the DOT bond. */
            bondSerialNo?: string;
            /** @description Amount of the DOT bond, US dollars. */
            bondAmount?: number;
            /** @description Declaration of conformity, a code of CBP. */
            complianceCd?: string;
            /** @description Quantity, in quantityUom. */
            quantity?: number;
            /**
             * @description Unit of the quantity.
             * @example PCS
             */
            quantityUom?: string;
            /** @description Vehicle identification numbers (entity PgIdCodes). */
            idCodesList?: components["schemas"]["PgaIdCode"][];
            /** @description Letters and other documents (entity PgLpcoPermits). */
            lpcoPermitsList?: components["schemas"]["PgaLpcoPermit"][];
        };
        /** @description National Marine Fisheries Service: tuna, toothfish, highly migratory species, seafood import monitoring. */
        PgaNmfs: {
            /**
             * @description Code of the requirement that the tariff sets.
             * @example AM1
             */
            pgCd: string;
            /** @description Sequence number of the record, from 1. */
            pgSeqNbr: number;
            /**
             * @description Agency.
             * @constant
             */
            pgAgencyCd: "NMFS";
            /** @description Program of the agency, its code. */
            pgProgramCd?: string;
            /** @description Name of the program. */
            pgProgramDesc?: string;
            /** @description Name of the agency, derived from agency and program. */
            readonly agencyName?: string;
            /**
             * @description Why no data is given, a code of CBP; absent when data is given.
             * @example A
             */
            disclaimerCd?: string;
            /**
             * @description Name of the disclaimer.
             * @example Product is not regulated by this agency
             */
            disclaimerDesc?: string;
            /**
             * @description Answer of the agency, a code of CBP.
             * @example 07
             */
            dispositionCd?: string;
            /**
             * @description Name of the answer.
             * @example May proceed
             */
            dispositionDesc?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the answer, YYYYMMDD.
             */
            dispositionDate?: string;
            /**
             * Format: hhmm
             * @description Time of the answer, HHmm.
             */
            dispositionTime?: string;
            /** @description Remarks of the agency. */
            dispositionRemarks?: string;
            /**
             * @description Intended use, a code of CBP.
             * @example 130.000
             */
            intendedUseCd?: string;
            /** @description Name of the intended use. */
            intendedUseDesc?: string;
            /** @description Commercial description. */
            commercialDesc?: string;
            /** @description Country of origin, ISO 3166-1 alpha-2. */
            countryOrigin?: string;
            /** @description Parties (entity PgParties). */
            partiesList?: components["schemas"]["PgaParty"][];
            /** @description Remarks for the agency (entity PgRemarks). */
            remarksList?: components["schemas"]["PgaRemark"][];
            /**
             * @description Kind of the record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            recordType: "NMFS";
            /** @description International fisheries trade permit. */
            tradePermitNo?: string;
            /**
             * @description Species, three-letter code of the FAO.
             * @example YFT
             */
            speciesCd?: string;
            /** @description Genus. */
            genus?: string;
            /** @description Species. */
            species?: string;
            /** @description Common name. */
            commonName?: string;
            /** @description Form of the product, a code of the agency. */
            productFormCd?: string;
            /** @description Processing, a code of CBP. */
            processingTypeCd?: string;
            /**
             * @description Source of the fish.
             * @enum {string}
             */
            sourceTypeCd?: "WILD" | "AQUACULTURE";
            /**
             * @description Ocean area of the catch, a code of the FAO.
             * @example 77
             */
            oceanAreaCd?: string;
            /** @description Fishing gear, a code of the agency. */
            harvestMethodCd?: string;
            /**
             * Format: yyyymmdd
             * @description First day of the harvest, YYYYMMDD.
             */
            harvestDateFrom?: string;
            /**
             * Format: yyyymmdd
             * @description Last day of the harvest, YYYYMMDD.
             */
            harvestDateTo?: string;
            /** @description Name of the fishing vessel. */
            vesselName?: string;
            /** @description Flag of the fishing vessel, ISO 3166-1 alpha-2. */
            vesselFlag?: string;
            /** @description Unique identifier of the fishing vessel. */
            vesselId?: string;
            /** @description Name of the aquaculture facility. */
            farmName?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the first landing, YYYYMMDD.
             */
            landingDate?: string;
            /** @description Place of the first landing. */
            landingPort?: string;
            /** @description Name of who first received the catch. */
            firstReceiver?: string;
            /** @description Dolphin-safe status of tuna, a code of the agency. */
            dolphinSafeCd?: string;
            /** @description Preapproval number of frozen toothfish. */
            preapprovalNo?: string;
            /** @description Net weight, in netWeightUom. */
            netWeight?: number;
            /**
             * @description Unit of netWeight.
             * @example KG
             */
            netWeightUom?: string;
            /** @description Harvest events (entity PgCommodities). */
            commoditiesList?: components["schemas"]["PgaCommodity"][];
            /** @description Certificates of origin and re-export (entity PgCertificates). */
            certificatesList?: components["schemas"]["PgaCertificate"][];
            /** @description Permits (entity PgPermits). */
            permitsList?: components["schemas"]["PgaPermit"][];
            /** @description Catch and statistical documents (entity PgLpcoPermits). */
            lpcoPermitsList?: components["schemas"]["PgaLpcoPermit"][];
        };
        /** @description Office of Marine Conservation: shrimp exporter's and importer's declaration (Form DS-2031). */
        PgaOmc: {
            /**
             * @description Code of the requirement that the tariff sets.
             * @example AM1
             */
            pgCd: string;
            /** @description Sequence number of the record, from 1. */
            pgSeqNbr: number;
            /**
             * @description Agency.
             * @constant
             */
            pgAgencyCd: "OMC";
            /** @description Program of the agency, its code. */
            pgProgramCd?: string;
            /** @description Name of the program. */
            pgProgramDesc?: string;
            /** @description Name of the agency, derived from agency and program. */
            readonly agencyName?: string;
            /**
             * @description Why no data is given, a code of CBP; absent when data is given.
             * @example A
             */
            disclaimerCd?: string;
            /**
             * @description Name of the disclaimer.
             * @example Product is not regulated by this agency
             */
            disclaimerDesc?: string;
            /**
             * @description Answer of the agency, a code of CBP.
             * @example 07
             */
            dispositionCd?: string;
            /**
             * @description Name of the answer.
             * @example May proceed
             */
            dispositionDesc?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the answer, YYYYMMDD.
             */
            dispositionDate?: string;
            /**
             * Format: hhmm
             * @description Time of the answer, HHmm.
             */
            dispositionTime?: string;
            /** @description Remarks of the agency. */
            dispositionRemarks?: string;
            /**
             * @description Intended use, a code of CBP.
             * @example 130.000
             */
            intendedUseCd?: string;
            /** @description Name of the intended use. */
            intendedUseDesc?: string;
            /** @description Commercial description. */
            commercialDesc?: string;
            /** @description Country of origin, ISO 3166-1 alpha-2. */
            countryOrigin?: string;
            /** @description Parties (entity PgParties). */
            partiesList?: components["schemas"]["PgaParty"][];
            /** @description Remarks for the agency (entity PgRemarks). */
            remarksList?: components["schemas"]["PgaRemark"][];
            /**
             * @description Kind of the record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            recordType: "OMC";
            /** @description Number of the declaration. */
            declarationNo?: string;
            /**
             * Format: yyyymmdd
             * @description Day the exporter signed, YYYYMMDD.
             */
            declarationDate?: string;
            /** @description Description of the shrimp or shrimp product. */
            productDesc?: string;
            /** @description Country of harvest, ISO 3166-1 alpha-2. */
            countryHarvest?: string;
            /**
             * @description Whether the country of harvest is certified.
             * @enum {string}
             */
            certifiedNation?: "Y" | "N";
            /**
             * @description Why the harvest does not harm sea turtles, a box of the form.
             * @example 7A1
             */
            harvestMethodCd?: string;
            /** @description What the box declares. */
            harvestMethodDesc?: string;
            /** @description Name of the vessel, when one has to be named. */
            vesselName?: string;
            /** @description Name of the exporter. */
            exporterName?: string;
            /** @description Official of the country of harvest who signed. */
            certifyingOfficial?: string;
            /**
             * Format: yyyymmdd
             * @description Day the official signed, YYYYMMDD.
             */
            certificationDate?: string;
            /** @description Exemption from the declaration, a code of CBP. */
            exemptionCd?: string;
            /** @description Quantity, in quantityUom. */
            quantity?: number;
            /**
             * @description Unit of the quantity.
             * @example KG
             */
            quantityUom?: string;
            /** @description Declarations as certificates (entity PgCertificates). */
            certificatesList?: components["schemas"]["PgaCertificate"][];
        };
        /** @description Alcohol and Tobacco Tax and Trade Bureau. */
        PgaTtb: {
            /**
             * @description Code of the requirement that the tariff sets.
             * @example AM1
             */
            pgCd: string;
            /** @description Sequence number of the record, from 1. */
            pgSeqNbr: number;
            /**
             * @description Agency.
             * @constant
             */
            pgAgencyCd: "TTB";
            /** @description Program of the agency, its code. */
            pgProgramCd?: string;
            /** @description Name of the program. */
            pgProgramDesc?: string;
            /** @description Name of the agency, derived from agency and program. */
            readonly agencyName?: string;
            /**
             * @description Why no data is given, a code of CBP; absent when data is given.
             * @example A
             */
            disclaimerCd?: string;
            /**
             * @description Name of the disclaimer.
             * @example Product is not regulated by this agency
             */
            disclaimerDesc?: string;
            /**
             * @description Answer of the agency, a code of CBP.
             * @example 07
             */
            dispositionCd?: string;
            /**
             * @description Name of the answer.
             * @example May proceed
             */
            dispositionDesc?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the answer, YYYYMMDD.
             */
            dispositionDate?: string;
            /**
             * Format: hhmm
             * @description Time of the answer, HHmm.
             */
            dispositionTime?: string;
            /** @description Remarks of the agency. */
            dispositionRemarks?: string;
            /**
             * @description Intended use, a code of CBP.
             * @example 130.000
             */
            intendedUseCd?: string;
            /** @description Name of the intended use. */
            intendedUseDesc?: string;
            /** @description Commercial description. */
            commercialDesc?: string;
            /** @description Country of origin, ISO 3166-1 alpha-2. */
            countryOrigin?: string;
            /** @description Parties (entity PgParties). */
            partiesList?: components["schemas"]["PgaParty"][];
            /** @description Remarks for the agency (entity PgRemarks). */
            remarksList?: components["schemas"]["PgaRemark"][];
            /**
             * @description Kind of the record. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            recordType: "TTB";
            /** @description Basic permit of the importer. */
            permitNo?: string;
            /** @description Exemption from the permit, a code of the agency. */
            permitExemptionCd?: string;
            /** @description Certificate of label approval, fourteen digits. */
            colaNo?: string;
            /** @description Exemption from label approval, a code of the agency. */
            colaExemptionCd?: string;
            /** @description Distilled spirits, wine, malt beverage or tobacco; a code of the agency. */
            productTypeCd?: string;
            /** @description Name of the product type. */
            productTypeDesc?: string;
            /** @description Brand name. */
            brandName?: string;
            /** @description Fanciful name. */
            fancifulName?: string;
            /** @description Alcohol by volume, percent. */
            alcoholContent?: number;
            /** @description Vintage of wine, YYYY. */
            vintage?: string;
            /** @description Appellation of wine. */
            appellation?: string;
            /** @description Net contents of a unit, in netContentsUom. */
            netContents?: number;
            /**
             * @description Unit of netContents.
             * @example ML
             */
            netContentsUom?: string;
            /** @description Tax class, a code of CBP. */
            taxClassCd?: string;
            /** @description Tax rate, US dollars for one unit of the tax class. */
            taxRate?: number;
            /** @description Internal revenue tax, US dollars. */
            taxAmt?: number;
            /** @description Reduced rate of the Craft Beverage Modernization Act, its code. */
            cbmaRateCd?: string;
            /** @description Name of the foreign producer who assigned the reduced rate. */
            foreignProducerName?: string;
            /** @description Number of that producer. */
            foreignProducerId?: string;
            /** @description Controlled group of the producer. */
            controlledGroup?: string;
            /** @description Quantity, in quantityUom. */
            quantity?: number;
            /**
             * @description Unit of the quantity.
             * @example L
             */
            quantityUom?: string;
            /** @description Permits (entity PgPermits). */
            permitsList?: components["schemas"]["PgaPermit"][];
            /** @description Foreign certificates of age, origin and identity (entity PgCertificates). */
            certificatesList?: components["schemas"]["PgaCertificate"][];
            /** @description Label approvals and others (entity PgLpcoPermits). */
            lpcoPermitsList?: components["schemas"]["PgaLpcoPermit"][];
        };
        /** @description A party of a record. */
        PgaParty: {
            /**
             * @description Role, a code of CBP.
             * @example MF
             */
            partyRole: string;
            /**
             * @description Name of the role.
             * @example Manufacturer
             */
            partyRoleDesc?: string;
            /** @description Name of the party. */
            partyName?: string;
            /**
             * @description Kind of partyId, a code of CBP.
             * @example 16
             */
            partyIdQualifier?: string;
            /** @description Number of the party, such as a DUNS, FEI or establishment number. */
            partyId?: string;
            /** @description Address line 1. */
            address1?: string;
            /** @description Address line 2. */
            address2?: string;
            /** @description City. */
            city?: string;
            /** @description State or province, its code. */
            state?: string;
            /** @description Country, ISO 3166-1 alpha-2. */
            country?: string;
            /** @description Postal code. */
            postalCode?: string;
            /** @description Whom to ask. */
            contactName?: string;
            /** @description Telephone number. */
            phone?: string;
            /** @description E-mail address. */
            email?: string;
        };
        /** @description A commodity that a record describes. */
        PgaCommodity: {
            /** @description Sequence number, from 1. */
            commoditySeqNo?: number;
            /** @description Kind of characteristic, a code of CBP. */
            qualifierCd?: string;
            /** @description Name of the kind. */
            qualifierDesc?: string;
            /** @description The characteristic: a code or words. */
            characteristic?: string;
            /** @description Genus. */
            genus?: string;
            /** @description Species. */
            species?: string;
            /** @description Common name. */
            commonName?: string;
            /** @description Country of origin, ISO 3166-1 alpha-2. */
            countryOrigin?: string;
            /** @description Quantity, in quantityUom. */
            quantity?: number;
            /**
             * @description Unit of the quantity.
             * @example KG
             */
            quantityUom?: string;
        };
        /** @description A component or constituent element. */
        PgaComponent: {
            /** @description Sequence number, from 1. */
            componentSeqNo?: number;
            /** @description Name of the component, ingredient or material. */
            componentName?: string;
            /** @description Genus. */
            genus?: string;
            /** @description Species. */
            species?: string;
            /** @description Country of harvest or source, ISO 3166-1 alpha-2. */
            countryHarvest?: string;
            /** @description CAS registry number. */
            casNo?: string;
            /** @description Quantity, in quantityUom. */
            quantity?: number;
            /**
             * @description Unit of the quantity.
             * @example KG
             */
            quantityUom?: string;
            /** @description Share of the whole, percent. */
            percent?: number;
            /** @description Recycled share, percent. */
            percentRecycled?: number;
        };
        /** @description A permit. */
        PgaPermit: {
            /** @description Type, a code of CBP. */
            permitType?: string;
            /** @description Name of the type. */
            permitTypeDesc?: string;
            /** @description Permit number. */
            permitNo: string;
            /** @description Who issued it. */
            issuer?: string;
            /** @description Country that issued it, ISO 3166-1 alpha-2. */
            countryIssue?: string;
            /**
             * Format: yyyymmdd
             * @description Day of issue, YYYYMMDD.
             */
            dateIssued?: string;
            /**
             * Format: yyyymmdd
             * @description Last day of validity, YYYYMMDD.
             */
            dateExpiry?: string;
        };
        /** @description A license. */
        PgaLicense: {
            /** @description Type, a code of CBP. */
            licenseType?: string;
            /** @description Name of the type. */
            licenseTypeDesc?: string;
            /** @description License number. */
            licenseNo: string;
            /** @description Line of the license that is drawn on. */
            licenseLineNo?: string;
            /**
             * Format: yyyymmdd
             * @description Day of issue, YYYYMMDD.
             */
            dateIssued?: string;
            /**
             * Format: yyyymmdd
             * @description Last day of validity, YYYYMMDD.
             */
            dateExpiry?: string;
            /** @description Quantity drawn, in quantityUom. */
            quantity?: number;
            /**
             * @description Unit of the quantity.
             * @example PCS
             */
            quantityUom?: string;
            /** @description Value drawn, US dollars. */
            valueUsAmt?: number;
        };
        /** @description A certificate. */
        PgaCertificate: {
            /** @description Type, a code of CBP. */
            certificateType?: string;
            /** @description Name of the type. */
            certificateTypeDesc?: string;
            /** @description Certificate number. */
            certificateNo: string;
            /** @description Who issued it. */
            issuer?: string;
            /** @description Country that issued it, ISO 3166-1 alpha-2. */
            countryIssue?: string;
            /**
             * Format: yyyymmdd
             * @description Day of issue, YYYYMMDD.
             */
            dateIssued?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the signature, YYYYMMDD.
             */
            dateSigned?: string;
        };
        /** @description A license, permit, certificate or other document (LPCO). */
        PgaLpcoPermit: {
            /** @description Whether it covers one shipment, several or a quantity; a code of CBP. */
            transactionType?: string;
            /** @description Type, a code of CBP. */
            lpcoType?: string;
            /** @description Name of the type. */
            lpcoTypeDesc?: string;
            /** @description Number of the document. */
            lpcoNo: string;
            /** @description Who issued it. */
            issuer?: string;
            /** @description Where it was issued: country, state or city code. */
            issuerLocation?: string;
            /** @description Kind of lpcoDate, a code of CBP. */
            dateQualifier?: string;
            /**
             * Format: yyyymmdd
             * @description The day, YYYYMMDD.
             */
            lpcoDate?: string;
            /** @description Quantity it covers, in quantityUom. */
            quantity?: number;
            /**
             * @description Unit of the quantity.
             * @example KG
             */
            quantityUom?: string;
            /** @description Exemption from it, a code of the agency. */
            exemptionCd?: string;
        };
        /** @description An identity number of an item. */
        PgaIdCode: {
            /**
             * @description Kind of number, a code of CBP.
             * @example VIN
             */
            idQualifier?: string;
            /**
             * @description Name of the kind.
             * @example Vehicle identification number
             */
            idQualifierDesc?: string;
            /** @description The number. */
            idNo: string;
        };
        /** @description An affirmation of compliance. */
        PgaCompliance: {
            /**
             * @description Affirmation of compliance, a code of the agency.
             * @example PFR
             */
            complianceCd: string;
            /** @description Name of the affirmation. */
            complianceDesc?: string;
            /** @description Number or text that goes with it. */
            complianceQualifier?: string;
        };
        /** @description A level of the packaging. */
        PgaPackaging: {
            /** @description Level, 1 the outermost. */
            packagingLevel: number;
            /** @description How many of packagingUom in one of the level above. */
            quantity?: number;
            /**
             * @description Unit or kind of package.
             * @example CT
             */
            packagingUom?: string;
            /** @description Contents of a package of the innermost level, in volumeUom. */
            volume?: number;
            /**
             * @description Unit of the contents.
             * @example ML
             */
            volumeUom?: string;
        };
        /** @description A remark for the agency. */
        PgaRemark: {
            /** @description Kind of the remark, a code of CBP. */
            remarkType?: string;
            /** @description The text. */
            remark?: string;
        };
        /** @description An order to a trucker to deliver the goods. The lists come when their entities are included. */
        DeliveryOrder: {
            /** @description Delivery order number. */
            doNo: string;
            /** @description Suffix of the order within the file. */
            suffix?: string;
            /**
             * Format: yyyymmdd
             * @description Day of issue, YYYYMMDD.
             */
            dateIssued?: string;
            /** @description Where the goods are picked up. */
            location?: string;
            /** @description FIRMS code of that place. */
            firmsCode?: string;
            /** @description Where they are delivered: name and address, lines joined by a line break (entity DoDeliverTo). */
            deliverTo?: string;
            /** @description Notify party. */
            notifyParty?: string;
            /** @description Packages, in packagesUom. */
            packages?: number;
            /**
             * @description Unit of the packages.
             * @example CTN
             */
            packagesUom?: string;
            /** @description Gross weight, in grossWeightUom. */
            grossWeight?: number;
            /**
             * @description Unit of the weight.
             * @example KG
             */
            grossWeightUom?: string;
            /** @description Name of the trucker. */
            trucker?: string;
            /** @description SCAC of the trucker. */
            truckerScac?: string;
            /** @description Whom to ask at the trucker. */
            truckerContact?: string;
            /** @description Telephone number of the trucker. */
            truckerPhone?: string;
            /**
             * @description P prepaid, C collect.
             * @enum {string}
             */
            prepaidCollect?: "P" | "C";
            /** @description Instructions for the delivery. */
            instructions?: string;
            /** @description Instructions for the route. */
            routeInstructions?: string;
            /** @description Further messages. */
            messages?: string;
            /** @description Place of final delivery. */
            finalDelivery?: string;
            /** @description Who signed the proof of delivery. */
            podSignature?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the proof of delivery, YYYYMMDD.
             */
            podDate?: string;
            /** @description Dates (entity DoDates). */
            doDatesList?: components["schemas"]["DeliveryOrderDate"][];
            /** @description Master and house bills (entity DoShipIdXRef). */
            doShipIdXRefList?: components["schemas"]["DeliveryOrderBill"][];
            /** @description Containers (entity DoContainers). */
            doContainersList?: components["schemas"]["DeliveryOrderContainer"][];
            /** @description Marks and numbers (entity DoMarks). */
            doMarksList?: components["schemas"]["DeliveryOrderMark"][];
        };
        /** @description Delivery orders. */
        DeliveryOrderList: {
            /** @description The records. */
            data: components["schemas"]["DeliveryOrder"][];
            /** @description How many records match. */
            totalRecords: number;
            /** @description How many records an answer holds at most; 0 when all are in it. */
            maxResults: number;
        };
        /** @description A date of a delivery order. */
        DeliveryOrderDate: {
            /** @description Kind of the date, its code. */
            dateType?: string;
            /**
             * @description Name of the date.
             * @example Last free day
             */
            dateTypeDesc?: string;
            /**
             * Format: yyyymmdd
             * @description The day, YYYYMMDD.
             */
            actualDate?: string;
            /**
             * Format: hhmm
             * @description Time of day, HHmm.
             */
            actualTime?: string;
        };
        /** @description A bill that a delivery order covers. */
        DeliveryOrderBill: {
            /** @description Master bill of lading or master air waybill number. */
            mblMawbNo?: string;
            /** @description House bill of lading or house air waybill number. */
            hblHawbNo?: string;
            /** @description Sub house bill number. */
            subHouseBill?: string;
            /** @description Quantity, in quantityUom. */
            quantity?: number;
            /**
             * @description Unit of the quantity.
             * @example CTN
             */
            quantityUom?: string;
        };
        /** @description A container that a delivery order covers. */
        DeliveryOrderContainer: {
            /** @description Container number, ISO 6346. */
            noContainer: string;
            /**
             * @description Type code, ISO 6346 size and type.
             * @example 45G1
             */
            containerType?: string;
            /** @description First seal number. */
            containerSeal1?: string;
            /** @description Pieces, in piecesUom. */
            pieces?: number;
            /**
             * @description Unit of the pieces.
             * @example CTN
             */
            piecesUom?: string;
            /** @description Gross weight, in weightUom. */
            weight?: number;
            /**
             * @description Unit of the weight.
             * @example KG
             */
            weightUom?: string;
            /** @description Where the empty container is returned. */
            emptyReturn?: string;
        };
        /** @description Marks and numbers. */
        DeliveryOrderMark: {
            /** @description Sequence number, from 1. */
            markSeqNo?: number;
            /** @description Marks and numbers. */
            marks?: string;
            /** @description Description of the goods. */
            descrOfGoods?: string;
        };
        /** @description An invoice of the broker. */
        CustomsBilling: {
            /** @description Suffix of the invoice within the file; its lines are asked for by it. */
            suffix: string;
            /** @description Invoice number. */
            invoiceNo: string;
            /**
             * Format: yyyymmdd
             * @description Day of the invoice, YYYYMMDD.
             */
            dateInvoice?: string;
            /**
             * Format: yyyymmdd
             * @description Day it is due, YYYYMMDD.
             */
            dateDue?: string;
            /** @description Name of who is billed. */
            billTo?: string;
            /** @description Total, in currencyCode. */
            totalAmount?: number;
            /** @description Currency, ISO 4217. */
            currencyCode?: string;
        };
        /** @description Invoices of the broker, the latest first unless the call asks for another order. */
        CustomsBillingList: {
            /** @description The records. */
            data: components["schemas"]["CustomsBilling"][];
            /** @description How many records match. */
            totalRecords: number;
            /** @description How many records an answer holds at most; 0 when all are in it. */
            maxResults: number;
        };
        /** @description A charge on an invoice of the broker. */
        CustomsBillingLine: {
            /** @description Suffix of the invoice. */
            suffix?: string;
            /** @description Line number, from 1. */
            lineNo?: number;
            /** @description Code of the charge. */
            chargeCode?: string;
            /** @description The charge in words. */
            chargeDesc: string;
            /** @description Amount, in currencyCode. */
            amount: number;
            /** @description Currency, ISO 4217. */
            currencyCode?: string;
        };
        /** @description Charges of an invoice, in the order in which they are printed. */
        CustomsBillingLineList: {
            /** @description The records. */
            data: components["schemas"]["CustomsBillingLine"][];
            /** @description How many records match. */
            totalRecords: number;
            /** @description How many records an answer holds at most; 0 when all are in it. */
            maxResults: number;
        };
        /** @description Header of a movement under bond. */
        InBondHeader: {
            /** @description Immediate transportation number. */
            itNo: string;
            /**
             * @description Kind of movement, 61 immediate transportation, 62 transportation and exportation, 63 immediate exportation.
             * @example 61
             */
            entryType?: string;
            /** @description Name of the kind. */
            entryTypeDesc?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the in-bond entry, YYYYMMDD.
             */
            itDate?: string;
            /** @description Port of origin, Schedule D code. */
            originPort?: string;
            /** @description Name of the port of origin. */
            originPortName?: string;
            /** @description Port of destination, Schedule D code. */
            destinationPort?: string;
            /** @description Name of the port of destination. */
            destinationPortName?: string;
            /** @description Foreign port of destination, Schedule K code; exportation only. */
            foreignDestination?: string;
            /** @description Name of the foreign port of destination. */
            foreignDestinationName?: string;
            /** @description Bonded carrier, SCAC. */
            bondedCarrier?: string;
            /** @description Name of the bonded carrier. */
            bondedCarrierName?: string;
            /** @description IRS number of the bonded carrier. */
            bondedCarrierIrsNo?: string;
            /** @description FIRMS code where the goods lie. */
            firmsCode?: string;
            /**
             * Format: yyyymmdd
             * @description Day of arrival at the destination, expected, YYYYMMDD.
             */
            estimatedArrivalDate?: string;
            /**
             * Format: yyyymmdd
             * @description Day of arrival at the destination, YYYYMMDD.
             */
            arrivalDate?: string;
            /**
             * Format: yyyymmdd
             * @description Day of export, YYYYMMDD.
             */
            exportDate?: string;
            /** @description Value under bond, US dollars. */
            valueInBond?: number;
            /**
             * @description Whether FDA prior notice is needed.
             * @enum {string}
             */
            btaIndicator?: "Y" | "N";
            /** @description Status of the movement. */
            status?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the status, YYYYMMDD.
             */
            statusDate?: string;
        };
        /** @description A conveyance that carries goods under bond. */
        InBondConveyance: {
            /** @description Immediate transportation number. */
            itNo: string;
            /** @description Sequence number of the conveyance. */
            conveyanceSeqNo: string;
            /**
             * @description Mode of transport, a code of CBP.
             * @example 11
             */
            mot?: string;
            /** @description Name of the mode of transport. */
            motDesc?: string;
            /** @description Importing carrier, SCAC or IATA airline code. */
            carrier?: string;
            /** @description Name of the importing carrier. */
            carrierName?: string;
            /** @description Name of the vessel or of the conveyance. */
            conveyanceName?: string;
            /** @description Flag of the vessel, ISO 3166-1 alpha-2. */
            vesselFlag?: string;
            /** @description Voyage or flight number. */
            voyageFlight?: string;
            /** @description Foreign port of lading, Schedule K code. */
            portLading?: string;
            /** @description Name of the port of lading. */
            portLadingName?: string;
            /** @description Port of unlading, Schedule D code. */
            portUnlading?: string;
            /** @description Name of the port of unlading. */
            portUnladingName?: string;
            /**
             * Format: yyyymmdd
             * @description Day of export, YYYYMMDD.
             */
            exportDate?: string;
            /**
             * Format: yyyymmdd
             * @description Day of import, YYYYMMDD.
             */
            dateImport?: string;
            /**
             * Format: yyyymmdd
             * @description Day of arrival, YYYYMMDD.
             */
            dateArrival?: string;
            /** @description How many bills ride on it. */
            billCount?: number;
        };
        /** @description Conveyances under bond, sorted by sequence number unless the call asks for another order. */
        InBondConveyanceList: {
            /** @description The records. */
            data: components["schemas"]["InBondConveyance"][];
            /** @description How many records match. */
            totalRecords: number;
            /** @description How many records an answer holds at most; 0 when all are in it. */
            maxResults: number;
        };
        /** @description A bill of lading of a movement under bond. */
        InBondBill: {
            /** @description Immediate transportation number. */
            itNo: string;
            /** @description Sequence number of the conveyance. */
            conveyanceSeqNo: string;
            /** @description Sequence number of the bill. */
            idSeqNo: string;
            /** @description Master bill of lading or master air waybill number. */
            mblMawbNo?: string;
            /** @description House bill of lading or house air waybill number. */
            hblHawbNo?: string;
            /** @description Sub house bill number. */
            subHouseBill?: string;
            /** @description Previous immediate transportation number. */
            prevItNo?: string;
            /** @description Quantity, in quantityUom. */
            quantity?: number;
            /**
             * @description Unit of the quantity.
             * @example CTN
             */
            quantityUom?: string;
            /** @description Gross weight, in weightUom. */
            weight?: number;
            /**
             * @description Unit of the weight.
             * @example KG
             */
            weightUom?: string;
            /** @description Parties of the bill. */
            partyDetails?: components["schemas"]["InBondParty"][];
            /** @description Containers (entity InBondContainers). */
            inBondContainersList?: components["schemas"]["InBondContainer"][];
        };
        /** @description Bills under bond, sorted by sequence number unless the call asks for another order. */
        InBondBillList: {
            /** @description The records. */
            data: components["schemas"]["InBondBill"][];
            /** @description How many records match. */
            totalRecords: number;
            /** @description How many records an answer holds at most; 0 when all are in it. */
            maxResults: number;
        };
        /** @description A party of a bill. */
        InBondParty: {
            /**
             * @description Role, a code of CBP.
             * @example CN
             */
            partyRole: string;
            /**
             * @description Name of the role, shown as a tooltip.
             * @example Consignee
             */
            partyRoleDesc?: string;
            /** @description Name of the party. */
            partyName?: string;
            /** @description Address in one text, lines joined by a line break. */
            address?: string;
        };
        /** @description A container of a bill under bond. */
        InBondContainer: {
            /** @description Container number, ISO 6346; NC for goods in none. */
            noContainer: string;
            /** @description Type, an equipment description code of CBP; NC for goods in none. */
            contEquipDescCode?: string;
            /** @description First seal number. */
            containerSeal1?: string;
            /** @description Second seal number. */
            containerSeal2?: string;
            /** @description Marks and numbers, lines joined by a line break (entity InBondMarks). */
            marks?: string;
            /** @description Commodities (entity InBondTariff). */
            inBondTariffList?: components["schemas"]["InBondTariff"][];
        };
        /** @description Containers of a bill under bond. */
        InBondContainerList: {
            /** @description The records. */
            data: components["schemas"]["InBondContainer"][];
            /** @description How many records match. */
            totalRecords: number;
            /** @description How many records an answer holds at most; 0 when all are in it. */
            maxResults: number;
        };
        /** @description A commodity in a container under bond. */
        InBondTariff: {
            /** @description Sequence number of the commodity, shown as line number. */
            seqNo: string;
            /** @description Part number. */
            styleNo?: string;
            /** @description Name of the assembler. */
            assembler?: string;
            /** @description Tariff number (HTSUS), six to ten digits without dots. */
            tariffNo?: string;
            /** @description Value, US dollars. */
            valueInBond?: number;
            /** @description Value, in currencyCode. */
            valueForeignCurrency?: number;
            /** @description Currency of valueForeignCurrency, ISO 4217. */
            currencyCode?: string;
            /** @description US dollars for one unit of currencyCode. */
            exchangeRateAmt?: number;
            /** @description Pieces, in piecesUnitOfMeasure. */
            pieces?: number;
            /**
             * @description Unit of the pieces.
             * @example CTN
             */
            piecesUnitOfMeasure?: string;
            /** @description Weight, in weightUom. */
            weight?: number;
            /**
             * @description Unit of the weight.
             * @example KG
             */
            weightUom?: string;
            /** @description Description of the cargo (entity InBondDesc). */
            cargoDesc?: string;
            /** @description Prior notice to the FDA, from the first entry of pgFdaIbList; absent without one. */
            priorNotice?: components["schemas"]["PriorNotice"];
            /** @description FDA records of the commodity (entity PgFdaIb). */
            pgFdaIbList?: components["schemas"]["InBondFdaRecord"][];
        };
        /** @description Commodities of a container under bond, sorted by sequence number unless the call asks for another order. */
        InBondTariffList: {
            /** @description The records. */
            data: components["schemas"]["InBondTariff"][];
            /** @description How many records match. */
            totalRecords: number;
            /** @description How many records an answer holds at most; 0 when all are in it. */
            maxResults: number;
        };
        /** @description Prior notice of imported food, as it is shown for a commodity. */
        PriorNotice: {
            /**
             * @description FDA product code, seven characters.
             * @example 16AGT05
             */
            productCode?: string;
            /** @description Description of the product. */
            productDesc?: string;
            /**
             * @description Affirmation of compliance codes, comma-joined.
             * @example PFR
             */
            affirmationOfCompliance?: string;
            /** @description Qualifiers of the affirmations, comma-joined, in the same order. */
            complianceQualifier?: string;
            /** @description Confirmation number of the prior notice, twelve characters. */
            priorNoticeConfirmationNo?: string;
        };
        /** @description An FDA record of a commodity under bond. */
        InBondFdaRecord: {
            /** @description Sequence number of the record. */
            pgSeqNbr: number;
            /** @description FDA product code. */
            productCode?: string;
            /** @description Description of the product. */
            productDesc?: string;
            /** @description Country of production, ISO 3166-1 alpha-2. */
            countryProduction?: string;
            /** @description Country from which it is shipped, ISO 3166-1 alpha-2. */
            countryShipment?: string;
            /** @description Port of arrival, Schedule D code. */
            arrivalPort?: string;
            /**
             * Format: yyyymmdd
             * @description Anticipated day of arrival, YYYYMMDD.
             */
            arrivalDate?: string;
            /**
             * Format: hhmm
             * @description Anticipated time of arrival, HHmm.
             */
            arrivalTime?: string;
            /** @description Confirmation number of the prior notice. */
            priorNoticeConfirmationNo?: string;
            /** @description Parties (entity PgFdaIbParties). */
            pgFdaIbPartiesList?: components["schemas"]["InBondParty"][];
            /** @description Affirmations of compliance (entity PgFdaIbCompliance). */
            pgFdaIbComplianceList?: components["schemas"]["PgaCompliance"][];
        };
        /** @description An admission to a foreign trade zone (CBP Form 214). */
        FtzAdmission: {
            /** @description Zone admission number. */
            admissionNo: string;
            /** @description Number of the zone, subzone and site. */
            zoneId?: string;
            /** @description Name of the zone. */
            zoneName?: string;
            /** @description Control number of the admission. */
            controlNo?: string;
            /** @description Calendar year of the control number, YYYY. */
            admissionYear?: string;
            /** @description Type of the admission, a code of CBP. */
            admissionType?: string;
            /** @description Name of the type. */
            admissionTypeDesc?: string;
            /** @description Zone port, Schedule D code. */
            portCode?: string;
            /** @description Name of the zone port. */
            portName?: string;
            /** @description Name of the applicant. */
            applicantName?: string;
            /** @description IRS number of the applicant. */
            applicantIrsNo?: string;
            /** @description Name of the zone operator. */
            operatorName?: string;
            /** @description FIRMS code of the zone. */
            firmsCode?: string;
            /** @description IRS number of the holder of the zone bond. */
            bondHolderIrsNo?: string;
            /**
             * @description Whether goods are delivered directly to the zone.
             * @enum {string}
             */
            directDelivery?: "Y" | "N";
            /**
             * @description Whether a permit to transfer is asked for.
             * @enum {string}
             */
            pttRequested?: "Y" | "N";
            /**
             * Format: yyyymmdd
             * @description Day of admission, YYYYMMDD.
             */
            admissionDate?: string;
            /**
             * Format: yyyymmdd
             * @description Day the operator concurred, YYYYMMDD.
             */
            concurDate?: string;
            /** @description Status of the admission. */
            status?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the status, YYYYMMDD.
             */
            statusDate?: string;
            /** @description Value, US dollars. */
            totalValueUsAmt?: number;
            /** @description Charges, US dollars. */
            totalChargesAmt?: number;
            /** @description Harbor maintenance fee, US dollars. */
            hmfAmt?: number;
            /** @description Quantity, in quantityUom. */
            totalQuantity?: number;
            /**
             * @description Unit of the quantity.
             * @example CTN
             */
            quantityUom?: string;
            /** @description Gross weight, in grossWeightUom. */
            grossWeight?: number;
            /**
             * @description Unit of the weight.
             * @example KG
             */
            grossWeightUom?: string;
            /** @description A word about it. */
            remarks?: string;
        };
        /** @description A concurrence, a permit to transfer or an arrival at the zone. */
        FtzConcurrence: {
            /** @description Sequence number. */
            seqNo: string;
            /** @description Qualifier of the action, a code of CBP. */
            actionQualifier: string;
            /** @description Name of the qualifier, shown as a tooltip. */
            actionQualifierDesc?: string;
            /** @description Action, a code of CBP. */
            actionCd: string;
            /** @description Name of the action, shown as a tooltip. */
            actionCdDesc?: string;
            /** @description Identification number: a bill, an immediate transportation or an admission number. */
            idNo: string;
            /** @description Unique identifier of the permit to transfer. */
            ftzPttUniqueIdentifier?: string;
            /** @description Quantity received, in receivedQuantityUom. */
            receivedQuantity?: number;
            /**
             * @description Unit of the quantity received.
             * @example CTN
             */
            receivedQuantityUom?: string;
            /** @description Carrier, SCAC or IATA airline code. */
            carrierCd?: string;
            /** @description IRS number of the carrier. */
            irsNo?: string;
            /** @description Delivery code, a code of CBP. */
            deliveryCd?: string;
            /** @description Whom to ask. */
            unconcurContactName?: string;
            /** @description Telephone number of that person. */
            unconcurContactPhone?: string;
            /** @description FIRMS code of the place the goods are transferred to. */
            pttFirms?: string;
            /** @description Airport, IATA code. */
            airportCd?: string;
            /** @description Reason of the request for correction, a code of CBP. */
            unconcurReasonCd?: string;
            /** @description Name of the reason. */
            unconcurReasonDesc?: string;
            /** @description Identification number that replaces this one. */
            unconcurReplacementId?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the action, YYYYMMDD.
             */
            actionDate?: string;
            /** @description Answer of CBP. */
            status?: string;
            /** @description Containers (entity FtzPttContainers). */
            ftzPttContainersList?: components["schemas"]["FtzPttContainer"][];
            /** @description Remarks (entity FtzPttRemarks). */
            ftzPttRemarksList?: components["schemas"]["FtzPttRemark"][];
        };
        /** @description Concurrence, permit to transfer and arrival records, sorted by sequence number unless the call asks for another order. */
        FtzConcurrenceList: {
            /** @description The records. */
            data: components["schemas"]["FtzConcurrence"][];
            /** @description How many records match. */
            totalRecords: number;
            /** @description How many records an answer holds at most; 0 when all are in it. */
            maxResults: number;
        };
        /** @description A container of a permit to transfer. */
        FtzPttContainer: {
            /** @description Container number, ISO 6346. */
            noContainer: string;
            /** @description Air carrier, IATA airline code. */
            carrierCd?: string;
            /** @description Flight number. */
            ftzVoyageFlight?: string;
            /**
             * Format: yyyymmdd
             * @description Day of arrival, YYYYMMDD.
             */
            dateArrival?: string;
            /** @description Quantity on the manifest. */
            containerManifestedQuantity?: number;
        };
        /** @description A remark on a permit to transfer. */
        FtzPttRemark: {
            /** @description Sequence number, from 1. */
            remarkSeqNo?: number;
            /** @description The text. */
            concurRemark?: string;
        };
        /** @description A conveyance that brings goods to the zone. */
        FtzConveyance: {
            /** @description Sequence number of the conveyance. */
            conveyanceSeqNo: string;
            /** @description Name of the admission type. */
            admissionTypeDesc?: string;
            /** @description Admission type, a code of CBP. */
            admissionType?: string;
            /** @description Name of the shipper. */
            conveyanceShipper?: string;
            /**
             * @description Mode of transport, a code of CBP.
             * @example 11
             */
            mot?: string;
            /** @description Name of the mode of transport. */
            motDesc?: string;
            /** @description Importing carrier, SCAC or IATA airline code. */
            carrier?: string;
            /** @description Flag of the vessel, ISO 3166-1 alpha-2. */
            country?: string;
            /**
             * Format: yyyymmdd
             * @description Day of export, YYYYMMDD.
             */
            exportDate?: string;
            /**
             * Format: yyyymmdd
             * @description Day of import, YYYYMMDD.
             */
            dateImport?: string;
            /**
             * Format: yyyymmdd
             * @description Day of arrival, YYYYMMDD.
             */
            dateArrival?: string;
            /**
             * @description Whether the shipment is split over several conveyances.
             * @enum {string}
             */
            splitConveyance?: "Y" | "N";
            /** @description Port of unlading, Schedule D code. */
            portUnlading?: string;
            /** @description Name of the port of unlading. */
            portUnladingName?: string;
            /** @description Name of the vessel or of the conveyance. */
            conveyanceName?: string;
            /** @description Voyage or flight number. */
            ftzVoyageFlight?: string;
            /** @description Bills (entity FtzShipmentId). */
            ftzShipmentIdList?: components["schemas"]["FtzBill"][];
        };
        /** @description Conveyances, sorted by sequence number unless the call asks for another order. */
        FtzConveyanceList: {
            /** @description The records. */
            data: components["schemas"]["FtzConveyance"][];
            /** @description How many records match. */
            totalRecords: number;
            /** @description How many records an answer holds at most; 0 when all are in it. */
            maxResults: number;
        };
        /** @description A bill of lading or air waybill of a conveyance. */
        FtzBill: {
            /** @description Sequence number of the conveyance. */
            conveyanceSeqNo: string;
            /** @description Sequence number of the bill. */
            idSeqNo: string;
            /** @description Bill of lading or air waybill number. */
            bolAwbNo?: string;
            /** @description House bill number. */
            ftzHouseBill?: string;
            /** @description Quantity, in quantityUom. */
            quantity?: number;
            /**
             * @description Unit of the quantity.
             * @example CTN
             */
            quantityUom?: string;
            /** @description Country of export, ISO 3166-1 alpha-2. */
            countryExport?: string;
            /** @description Container numbers, comma-joined. */
            readonly commaSeperatedContainers?: string;
            /** @description Immediate transportation number. */
            ftzItNo?: string;
            /**
             * Format: yyyymmdd
             * @description Day of the immediate transportation entry, YYYYMMDD.
             */
            itDateDt?: string;
            /** @description Port of origin under bond, Schedule D code. */
            itPort?: string;
            /** @description Carrier under bond, SCAC. */
            itCarrier?: string;
            /** @description Foreign port of lading, Schedule K code. */
            portLading?: string;
            /** @description Name of the port of lading. */
            portLadingName?: string;
            /**
             * @description Whether a permit to transfer is asked for.
             * @enum {string}
             */
            pttRequest?: "Y" | "N";
            /** @description Carrier of the transfer, SCAC. */
            pttCarrier?: string;
            /** @description IRS number of the carrier of the transfer. */
            carrierIrsNo?: string;
            /** @description Unique identifier of the permit to transfer. */
            pttUniqueIdentifier?: string;
            /** @description Containers (entity FtzContainers). */
            ftzContainersList?: components["schemas"]["FtzContainer"][];
            /** @description Commodities (entity FtzLines). */
            ftzLinesList?: components["schemas"]["FtzLine"][];
        };
        /** @description Bills of a conveyance, sorted by sequence number unless the call asks for another order. */
        FtzBillList: {
            /** @description The records. */
            data: components["schemas"]["FtzBill"][];
            /** @description How many records match. */
            totalRecords: number;
            /** @description How many records an answer holds at most; 0 when all are in it. */
            maxResults: number;
        };
        /** @description A container of a bill. */
        FtzContainer: {
            /** @description Container number, ISO 6346. */
            noContainer: string;
            /** @description Disposition, a code of CBP. */
            dispositionCode?: string;
            /** @description Name of the disposition. */
            dispositionDesc?: string;
            /** @description Unique identifier of the permit to transfer. */
            pttUniqueIdentifier?: string;
            /** @description Disposition of the permit to transfer, a code of CBP. */
            pttDispositionCd?: string;
            /** @description Name of that disposition. */
            pttDispositionDesc?: string;
        };
        /** @description A commodity admitted to the zone. */
        FtzLine: {
            /** @description Sequence number of the conveyance. */
            conveyanceSeqNo?: string;
            /** @description Sequence number of the bill. */
            idSeqNo?: string;
            /** @description Line number, from 1. */
            lineNo: number;
            /** @description Part number. */
            styleNo?: string;
            /** @description Value in whole US dollars, as declared. */
            lineValueUs?: number;
            /** @description Value, US dollars with cents. */
            lineValueUsAmt?: number;
            /** @description Value, in currencyCode. */
            lineValueForeignAmt?: number;
            /** @description Currency of the foreign amounts, ISO 4217. */
            currencyCode?: string;
            /** @description Description of the goods. */
            descrOfGoods?: string;
            /** @description Further description (entity FtzCommodityDescriptions). */
            additionalDescription?: string;
            /** @description Name of the assembler. */
            assembler?: string;
            /** @description Tariff number (HTSUS), ten digits without dots. */
            tariffNo?: string;
            /** @description Primary special program indicator, a code of CBP. */
            spiPrimary?: string;
            /** @description Secondary special program indicator, a code of CBP. */
            spiSecondary?: string;
            /** @description Manufacturer identification code (MID). */
            manufacturerId?: string;
            /** @description Charges, US dollars. */
            chargesAmt?: number;
            /** @description Charges, in currencyCode. */
            chargesForeignAmt?: number;
            /** @description Country of origin, ISO 3166-1 alpha-2. */
            countryOrigin?: string;
            /**
             * @description Zone status; P privileged foreign, N non-privileged foreign, D domestic, Z zone-restricted.
             * @enum {string}
             */
            ftzZoneStatus?: "P" | "N" | "D" | "Z";
            /** @description Number of a license or certificate. */
            licenseCertificate?: string;
            /**
             * @description Whether a license is needed.
             * @enum {string}
             */
            licenseInd?: "Y" | "N";
            /**
             * @description Whether prior notice to the FDA is disclaimed.
             * @enum {string}
             */
            disclaimPriorNotice?: "Y" | "N";
            /** @description Harbor maintenance fee, US dollars. */
            hmfCharges?: number;
            /** @description Reporting quantities, in the order of the tariff. */
            quantityUomList?: components["schemas"]["TariffQuantity"][];
        };
        /** @description Commodities of a bill, sorted by line number unless the call asks for another order. */
        FtzLineList: {
            /** @description The records. */
            data: components["schemas"]["FtzLine"][];
            /** @description How many records match. */
            totalRecords: number;
            /** @description How many records an answer holds at most; 0 when all are in it. */
            maxResults: number;
        };
        /** @description A port as an option of the customs search. */
        CustomsPort: {
            /**
             * @description The code that is sent; Schedule K for a foreign port, Schedule D for a district port.
             * @example 2704
             */
            value: string;
            /** @description Name of the port. */
            label: string;
            /** @description Code, name and country or state in one text. */
            description?: string;
            /** @description Name of a foreign port of lading; lookup Port only. */
            portLadingName?: string;
            /** @description Name of a district port; lookup DistrictPort only. */
            name?: string;
            /** @description Country, ISO 3166-1 alpha-2. */
            country?: string;
            /** @description State of a district port, two letters. */
            state?: string;
        };
        /** @description Ports in the order asked for. */
        CustomsPortList: {
            /** @description The ports. */
            data: components["schemas"]["CustomsPort"][];
            /** @description How many ports match. */
            totalRecords: number;
        };
        /** @description What foreign ports are looked up by. */
        ForeignPortLookup: {
            /**
             * @description Field the value is looked for in.
             * @enum {string}
             */
            lookupField: "portLadingName";
            /** @description Search text, trimmed; ports whose field contains it, upper and lower case being the same. */
            lookupValue: string;
            /**
             * @description Which page of 50, counted from 1; -1 asks for all records.
             * @default -1
             */
            pageIndex?: number;
            /**
             * @description By what the ports are sorted; a minus turns the order round.
             * @default portLadingName
             * @enum {string}
             */
            sort?: "portLadingName" | "-portLadingName";
        };
        /** @description What district ports are looked up by. */
        DistrictPortLookup: {
            /**
             * @description Field the value is looked for in.
             * @enum {string}
             */
            lookupField: "name";
            /** @description Search text, trimmed; ports whose field contains it, upper and lower case being the same. */
            lookupValue: string;
            /**
             * @description Which page of 50, counted from 1; -1 asks for all records.
             * @default -1
             */
            pageIndex?: number;
            /**
             * @description By what the ports are sorted; a minus turns the order round.
             * @default name
             * @enum {string}
             */
            sort?: "name" | "-name";
        };
        /** @description What is asked of the header of a file. */
        ShipmentHeaderQuery: {
            /** @description What is filled in beside the header; nothing without it. */
            includeEntities?: ("ShipmentHeaderAux" | "UltimateConsignee" | "ShipmentId" | "Container" | "ContainerDates" | "ShipmentIdContainers" | "IsfHeader" | "AdmissionNoControl" | "InBondHeader" | "CustRefXRef" | "InBondConveyance" | "ShipmentWarehouse" | "BrokerIt")[];
            /**
             * @description By what the answer is sorted.
             * @default fileNo
             * @enum {string}
             */
            sort?: "fileNo";
            /**
             * @description Entry types that are not shown, comma-joined, beside those of the preference EXCLUDED_ENTRY_TYPES; a file of one of them is not found.
             * @example 06,21
             */
            excludedEntryTypes?: string;
        };
        /** @description What commercial invoices are asked by. */
        CiHeaderQuery: {
            /**
             * @description Which page, counted from 1; -1 asks for all records.
             * @default 1
             */
            pageIndex?: number;
            /**
             * @description How many records a page holds at most.
             * @default 15
             */
            maxResults?: number;
            /**
             * @description By what the records are sorted; a minus turns the order round.
             * @default ciNo
             * @enum {string}
             */
            sort?: "ciNo" | "-ciNo" | "dateInvoice" | "-dateInvoice" | "valueForeignAmt" | "-valueForeignAmt" | "valueUsAmt" | "-valueUsAmt" | "countryOrigin" | "-countryOrigin" | "weightGross" | "-weightGross" | "charges" | "-charges" | "custRef" | "-custRef" | "ciNoLines" | "-ciNoLines";
        };
        /** @description What invoice lines are asked by. */
        CiLinesQuery: {
            /**
             * @description Which page, counted from 1; -1 asks for all records.
             * @default 1
             */
            pageIndex?: number;
            /**
             * @description How many records a page holds at most.
             * @default 15
             */
            maxResults?: number;
            /**
             * @description By what the records are sorted; a minus turns the order round.
             * @default ciLineNo
             * @enum {string}
             */
            sort?: "ciLineNo" | "-ciLineNo" | "ciNo" | "-ciNo" | "partNo" | "-partNo" | "descrOfGoods" | "-descrOfGoods" | "tariffNo" | "-tariffNo" | "countryOrigin" | "-countryOrigin" | "valueForeignAmt" | "-valueForeignAmt" | "valueUsAmt" | "-valueUsAmt" | "weightGross" | "-weightGross" | "charges" | "-charges" | "dutyTotAmt" | "-dutyTotAmt" | "pgaIndicator" | "-pgaIndicator";
            /** @description What is filled in beside the record itself; nothing without it. */
            includeEntities?: ("CiLineFees" | "CiPenalty" | "CiTariffClass" | "PgEs")[];
            /** @description Values that fields must have. */
            additionalFilters: {
                /** @description Commercial invoice number; without it the lines of all invoices of the file. */
                ciNo?: string;
                /** @description Line of the invoice. */
                ciLineNo?: number;
                /** @description Beginning of the part number; signs other than letters and figures, and upper and lower case, do not count. */
                partNo?: string;
                /** @description Beginning of the tariff number; signs other than letters and figures do not count. */
                tariffNo?: string;
                /** @description Only lines of which a record of this partner government agency tells. */
                pgAgencyCd?: string;
                /** @description Only lines of which an agency gave this answer. */
                dispositionCd?: string;
                /** @description Only lines of which an agency gave another answer than these codes, comma-joined. A record without an answer does not count. */
                dispositionCdNot?: string;
            };
        };
        /** @description What tariff classes are asked by. */
        CiTariffClassQuery: {
            /**
             * @description Which page, counted from 1; -1 asks for all records.
             * @default 1
             */
            pageIndex?: number;
            /**
             * @description How many records a page holds at most.
             * @default 15
             */
            maxResults?: number;
            /**
             * @description By what the records are sorted; a minus turns the order round.
             * @default tariffLineNo
             * @enum {string}
             */
            sort?: "tariffLineNo" | "-tariffLineNo" | "tariffNo" | "-tariffNo" | "valueUsAmt" | "-valueUsAmt" | "dutyAmt" | "-dutyAmt";
            /** @description What is filled in beside the record itself; nothing without it. */
            includeEntities?: "PgEs"[];
            /** @description Values that fields must have. */
            additionalFilters: {
                /** @description Commercial invoice number. */
                ciNo: string;
                /** @description Line of the invoice. */
                ciLineNo: number;
                /** @description Tariff class of the line. */
                tariffLineNo?: number;
            };
        };
        /** @description What records of partner government agencies are asked by. */
        PgEsQuery: {
            /**
             * @description Which page, counted from 1; -1 asks for all records.
             * @default 1
             */
            pageIndex?: number;
            /**
             * @description How many records a page holds at most.
             * @default 15
             */
            maxResults?: number;
            /**
             * @description Whether the answer repeats the request; it never does.
             * @default false
             * @enum {boolean}
             */
            includeRequest?: false;
            /**
             * @description Which lists are filled in, chosen by the agency: PgParties and PgRemarks for all, beside them
             *     PgCommodities for AMS, APHIS_CORE, FSIS, FWS, NMFS; PgPermits for APHIS_CORE, ATF, DEA, FWS, NMFS, TTB;
             *     PgComponents for APHIS_CORE, APHIS_LACEY, DEA, EPA_PESTICIDES, EPA_TSCA, FDA; PgLicenses for ATF, DDTC,
             *     FWS; PgCertificates for AMS, APHIS_CORE, EPA_VEHICLES, FSIS, NMFS, OMC, TTB; PgLpcoPermits for APHIS_CORE,
             *     DEA, EPA_TSCA, FDA, NHTSA, NMFS, TTB; PgIdCodes for APHIS_CORE, ATF, DDTC, EPA_PESTICIDES, EPA_VEHICLES,
             *     FDA, FSIS, NHTSA; PgCompliance for FDA; PgPackaging for EPA_PESTICIDES, FDA. One that the record's type
             *     does not have is passed over.
             */
            includeEntities?: ("PgParties" | "PgRemarks" | "PgCommodities" | "PgPermits" | "PgComponents" | "PgLicenses" | "PgCertificates" | "PgLpcoPermits" | "PgIdCodes" | "PgCompliance" | "PgPackaging")[];
            /** @description Values that fields must have. */
            additionalFilters: {
                /** @description Commercial invoice number. */
                ciNo: string;
                /** @description Line of the invoice. */
                ciLineNo: number;
                /** @description Tariff class of the line. */
                tariffLineNo: number;
                /** @description Code of the requirement. */
                pgCd: string;
                /** @description Sequence number of the record. */
                pgSeqNbr: number;
            };
        };
        /** @description What delivery orders are asked by. */
        DoHeaderQuery: {
            /**
             * @description Which page, counted from 1; -1 asks for all records.
             * @default 1
             */
            pageIndex?: number;
            /**
             * @description How many records a page holds at most.
             * @default 15
             */
            maxResults?: number;
            /**
             * @description By what the records are sorted; a minus turns the order round.
             * @default doNo
             * @enum {string}
             */
            sort?: "doNo" | "-doNo" | "suffix" | "-suffix" | "dateIssued" | "-dateIssued" | "location" | "-location" | "packages" | "-packages" | "grossWeight" | "-grossWeight" | "trucker" | "-trucker";
            /** @description What is filled in beside the record itself; nothing without it. */
            includeEntities?: ("DoDates" | "DoShipIdXRef" | "DoContainers" | "DoMarks" | "DoDeliverTo")[];
            /** @description Values that fields must have. */
            additionalFilters?: {
                /** @description Delivery order number. */
                doNo?: string;
            };
        };
        /** @description What invoices of the broker are asked by. */
        InvoiceHeaderQuery: {
            /**
             * @description Which page, counted from 1; -1 asks for all records.
             * @default 1
             */
            pageIndex?: number;
            /**
             * @description How many records a page holds at most.
             * @default 15
             */
            maxResults?: number;
            /**
             * @description By what the records are sorted; a minus turns the order round.
             * @default -dateInvoice
             * @enum {string}
             */
            sort?: "dateInvoice" | "-dateInvoice" | "invoiceNo" | "-invoiceNo" | "suffix" | "-suffix" | "totalAmount" | "-totalAmount" | "dateDue" | "-dateDue";
        };
        /** @description What charges of an invoice of the broker are asked by. */
        InvoiceLinesQuery: {
            /**
             * @description Which page, counted from 1; -1 asks for all records.
             * @default 1
             */
            pageIndex?: number;
            /**
             * @description How many records a page holds at most.
             * @default 15
             */
            maxResults?: number;
            /**
             * @description By what the records are sorted; a minus turns the order round.
             * @default lineNo
             * @enum {string}
             */
            sort?: "lineNo" | "-lineNo" | "chargeDesc" | "-chargeDesc" | "amount" | "-amount";
            /** @description Values that fields must have. */
            additionalFilters: {
                /**
                 * @description Y, charges that are printed.
                 * @enum {string}
                 */
                printY: "Y";
                /** @description Suffix of the invoice. */
                suffix: string;
            };
        };
        /** @description What remarks are asked by. */
        ShipmentNotesQuery: {
            /**
             * @description Which page, counted from 1; -1 asks for all records.
             * @default 1
             */
            pageIndex?: number;
            /**
             * @description How many records a page holds at most.
             * @default 15
             */
            maxResults?: number;
            /**
             * @description By what the records are sorted; a minus turns the order round.
             * @default -dateUpdated
             * @enum {string}
             */
            sort?: "-dateUpdated" | "dateUpdated";
            /** @description Values that fields must have. */
            additionalFilters?: {
                /**
                 * @description N, notes that are not confidential; the gateway gives no others.
                 * @enum {string}
                 */
                confidential?: "N";
            };
        };
        /** @description What milestones are asked by. */
        ShipmentDatesQuery: {
            /**
             * @description Which page, counted from 1; -1 asks for all records.
             * @default 1
             */
            pageIndex?: number;
            /**
             * @description How many records a page holds at most.
             * @default 15
             */
            maxResults?: number;
            /**
             * @description By what the records are sorted; a minus turns the order round.
             * @default -dateUpdated
             * @enum {string}
             */
            sort?: "-dateUpdated" | "dateUpdated";
            /** @description Values that fields must have. */
            additionalFilters?: {
                /**
                 * @description Y, dates that are web-enabled; the gateway gives no others.
                 * @enum {string}
                 */
                webEnabled?: "Y";
            };
        };
        /** @description What documents are asked by. */
        CustomsDocumentsQuery: {
            /**
             * @description Which page, counted from 1; -1 asks for all records.
             * @default 1
             */
            pageIndex?: number;
            /**
             * @description How many records a page holds at most.
             * @default 15
             */
            maxResults?: number;
            /**
             * @description By what the records are sorted; a minus turns the order round.
             * @default -uploadDate
             * @enum {string}
             */
            sort?: "-uploadDate" | "uploadDate";
        };
        /** @description What concurrence, permit to transfer and arrival records are asked by. */
        FtzPttConcurQuery: {
            /**
             * @description Which page, counted from 1; -1 asks for all records.
             * @default 1
             */
            pageIndex?: number;
            /**
             * @description How many records a page holds at most.
             * @default 15
             */
            maxResults?: number;
            /**
             * @description By what the records are sorted; a minus turns the order round.
             * @default seqNo
             * @enum {string}
             */
            sort?: "seqNo" | "-seqNo" | "actionQualifier" | "-actionQualifier" | "actionCd" | "-actionCd" | "idNo" | "-idNo" | "receivedQuantity" | "-receivedQuantity" | "actionDate" | "-actionDate" | "status" | "-status";
            /** @description What is filled in beside the record itself; nothing without it. */
            includeEntities?: ("FtzPttContainers" | "FtzPttRemarks")[];
            /** @description Values that fields must have. */
            additionalFilters?: {
                /** @description Qualifier of the action. */
                actionQualifier?: string;
                /** @description Identification number. */
                idNo?: string;
                /** @description Action. */
                actionCd?: string;
                /** @description Sequence number. */
                seqNo?: string;
            };
        };
        /** @description What conveyances are asked by. */
        FtzConveyanceQuery: {
            /**
             * @description Which page, counted from 1; -1 asks for all records.
             * @default 1
             */
            pageIndex?: number;
            /**
             * @description How many records a page holds at most.
             * @default 15
             */
            maxResults?: number;
            /**
             * @description By what the records are sorted; a minus turns the order round.
             * @default conveyanceSeqNo
             * @enum {string}
             */
            sort?: "conveyanceSeqNo" | "-conveyanceSeqNo" | "admissionType" | "-admissionType" | "conveyanceShipper" | "-conveyanceShipper" | "mot" | "-mot" | "carrier" | "-carrier" | "conveyanceName" | "-conveyanceName" | "portUnlading" | "-portUnlading" | "exportDate" | "-exportDate" | "dateImport" | "-dateImport" | "dateArrival" | "-dateArrival";
            /** @description What is filled in beside the record itself; nothing without it. */
            includeEntities?: ("FtzShipmentId" | "FtzContainers")[];
            /** @description Values that fields must have. */
            additionalFilters?: {
                /** @description Sequence number of the conveyance. */
                conveyanceSeqNo?: string;
            };
        };
        /** @description What bills of a conveyance are asked by. */
        FtzShipmentIdQuery: {
            /**
             * @description Which page, counted from 1; -1 asks for all records.
             * @default 1
             */
            pageIndex?: number;
            /**
             * @description How many records a page holds at most.
             * @default 15
             */
            maxResults?: number;
            /**
             * @description By what the records are sorted; a minus turns the order round.
             * @default idSeqNo
             * @enum {string}
             */
            sort?: "idSeqNo" | "-idSeqNo" | "bolAwbNo" | "-bolAwbNo" | "ftzHouseBill" | "-ftzHouseBill" | "quantity" | "-quantity" | "countryExport" | "-countryExport";
            /** @description What is filled in beside the record itself; nothing without it. */
            includeEntities?: ("FtzContainers" | "FtzLines" | "FtzCommodityDescriptions")[];
            /** @description Values that fields must have. */
            additionalFilters: {
                /** @description Sequence number of the conveyance. */
                conveyanceSeqNo: string;
                /** @description Sequence number of the bill. */
                idSeqNo?: string;
            };
        };
        /** @description What commodities of a bill are asked by. */
        FtzLinesQuery: {
            /**
             * @description Which page, counted from 1; -1 asks for all records.
             * @default 1
             */
            pageIndex?: number;
            /**
             * @description How many records a page holds at most.
             * @default 15
             */
            maxResults?: number;
            /**
             * @description By what the records are sorted; a minus turns the order round.
             * @default lineNo
             * @enum {string}
             */
            sort?: "lineNo" | "-lineNo" | "styleNo" | "-styleNo" | "tariffNo" | "-tariffNo" | "lineValueUs" | "-lineValueUs" | "descrOfGoods" | "-descrOfGoods";
            /** @description What is filled in beside the record itself; nothing without it. */
            includeEntities?: "FtzCommodityDescriptions"[];
            /** @description Values that fields must have. */
            additionalFilters: {
                /** @description Sequence number of the conveyance. */
                conveyanceSeqNo: string;
                /** @description Sequence number of the bill. */
                idSeqNo: string;
                /** @description Line number. */
                lineNo?: number;
            };
        };
        /** @description What conveyances under bond are asked by. */
        InBondConveyanceQuery: {
            /**
             * @description Which page, counted from 1; -1 asks for all records.
             * @default 1
             */
            pageIndex?: number;
            /**
             * @description How many records a page holds at most.
             * @default 15
             */
            maxResults?: number;
            /**
             * @description By what the records are sorted; a minus turns the order round.
             * @default conveyanceSeqNo
             * @enum {string}
             */
            sort?: "conveyanceSeqNo" | "-conveyanceSeqNo" | "conveyanceName" | "-conveyanceName" | "carrier" | "-carrier" | "dateArrival" | "-dateArrival" | "billCount" | "-billCount";
            /** @description Values that fields must have. */
            additionalFilters: {
                /** @description Immediate transportation number. */
                itNo: string;
            };
        };
        /** @description What bills under bond are asked by. */
        InBondShipmentIdQuery: {
            /**
             * @description Which page, counted from 1; -1 asks for all records.
             * @default 1
             */
            pageIndex?: number;
            /**
             * @description How many records a page holds at most.
             * @default 15
             */
            maxResults?: number;
            /**
             * @description By what the records are sorted; a minus turns the order round.
             * @default idSeqNo
             * @enum {string}
             */
            sort?: "idSeqNo" | "-idSeqNo" | "mblMawbNo" | "-mblMawbNo" | "hblHawbNo" | "-hblHawbNo" | "subHouseBill" | "-subHouseBill" | "prevItNo" | "-prevItNo" | "quantity" | "-quantity" | "weight" | "-weight";
            /** @description What is filled in beside the record itself; nothing without it. */
            includeEntities?: ("InBondContainers" | "InBondMarks")[];
            /** @description Values that fields must have. */
            additionalFilters?: {
                /** @description Immediate transportation number. */
                itNo?: string;
                /** @description Sequence number of the conveyance. */
                conveyanceSeqNo?: string;
                /** @description Sequence number of the bill. */
                idSeqNo?: string;
            };
        };
        /** @description What containers under bond are asked by. */
        InBondContainersQuery: {
            /**
             * @description Which page, counted from 1; -1 asks for all records.
             * @default 1
             */
            pageIndex?: number;
            /**
             * @description How many records a page holds at most.
             * @default 15
             */
            maxResults?: number;
            /**
             * @description By what the records are sorted; a minus turns the order round.
             * @default noContainer
             * @enum {string}
             */
            sort?: "noContainer" | "-noContainer" | "contEquipDescCode" | "-contEquipDescCode" | "containerSeal1" | "-containerSeal1" | "containerSeal2" | "-containerSeal2";
            /** @description What is filled in beside the record itself; nothing without it. */
            includeEntities?: ("InBondTariff" | "InBondMarks" | "InBondDesc")[];
            /** @description Values that fields must have. */
            additionalFilters: {
                /** @description Immediate transportation number. */
                itNo: string;
                /** @description Sequence number of the conveyance. */
                conveyanceSeqNo: string;
                /** @description Sequence number of the bill. */
                idSeqNo: string;
                /** @description Container number, ISO 6346; NC for goods in none. */
                noContainer?: string;
            };
        };
        /** @description What commodities under bond are asked by. */
        InBondTariffQuery: {
            /**
             * @description Which page, counted from 1; -1 asks for all records.
             * @default 1
             */
            pageIndex?: number;
            /**
             * @description How many records a page holds at most.
             * @default 15
             */
            maxResults?: number;
            /**
             * @description By what the records are sorted; a minus turns the order round.
             * @default seqNo
             * @enum {string}
             */
            sort?: "seqNo" | "-seqNo" | "styleNo" | "-styleNo" | "tariffNo" | "-tariffNo" | "valueInBond" | "-valueInBond" | "pieces" | "-pieces" | "weight" | "-weight" | "cargoDesc" | "-cargoDesc";
            /** @description What is filled in beside the record itself; nothing without it. */
            includeEntities?: ("InBondDesc" | "PgFdaIb" | "PgFdaIbParties" | "PgFdaIbCompliance")[];
            /** @description Values that fields must have. */
            additionalFilters: {
                /** @description Immediate transportation number. */
                itNo: string;
                /** @description Sequence number of the conveyance. */
                conveyanceSeqNo: string;
                /** @description Sequence number of the bill. */
                idSeqNo: string;
                /** @description Container number, ISO 6346; NC for goods in none. */
                noContainer: string;
                /** @description Sequence number. */
                seqNo?: string;
            };
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
        /** @description Counts of shipments; one of the two lists, or the exceptions, as countBy asks. */
        ShipmentCounts: {
            /** @description Counts by country or status, the highest first. */
            pieChartWidgetDetails?: components["schemas"]["WidgetSlice"][];
            /** @description Counts by day, a header first, then every day in order. */
            dayWiseShipmentCount?: components["schemas"]["DayCount"][];
            /** @description Shipments that are delayed. */
            delayed?: number;
            /** @description Shipments whose ETA is over and that have not arrived. */
            pastEta?: number;
            /** @description Shipments that should have left and lack a bill or a commercial invoice. */
            documentsMissing?: number;
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
             * @description By status only: house bill numbers of the shipments counted, comma-joined; absent above 200 shipments, above 5000 characters, and where one of them has none.
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
             * @description What is counted; absent or empty for a cell without a widget.
             * @enum {string}
             */
            dataSource?: "" | "login" | "booking" | "quote";
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
            /** @description A random id of the device, kept there. Guesses at the password from elsewhere do not slow down a device that the user has signed in from. */
            device?: string;
            /** @description The second step (after code code-required): six digits of the app, or a recovery code; blanks and hyphens do not matter. */
            code?: string;
            /** @description true to end a session of the same user elsewhere (after code 22007). */
            forceLogoff?: boolean;
        };
        /** @description The session that was opened. */
        LoginResponse: {
            /** @description Token for the calls that follow. */
            authToken: string;
            /** @description User id, upper case; what was entered when absent. */
            userId?: string;
            /** @description The user's name as shown; the user id when absent. */
            userName?: string;
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
             * @description 'false' when the user may not use the portal; absent when it is allowed.
             * @enum {string}
             */
            allowPortal?: "true" | "false";
            /** @description Whether user management is open to the user. */
            allowUM?: boolean;
            /**
             * @description 'true' when the password must be changed first.
             * @enum {string}
             */
            forceChangePassword: "true" | "false";
            /** @description true when the tenant demands codes at the sign-in of this role, and they have to be set up first. */
            mustSetUpTwoStep?: boolean;
            /** @description true when recovery codes were shown that the user has not said to have kept. */
            mustKeepRecoveryCodes?: boolean;
            /** @description Supplier-portal user. */
            isCpSupUser: boolean;
            /** @description Portal administrator. */
            isCPAdmin: boolean;
            /** @description Customer administrator. */
            isCustAdmin: boolean;
            studio?: components["schemas"]["StudioRight"];
            /** @description How old a shipment may be to be shown, in days. */
            shipmentAgeLimitDays?: number;
            preferences: components["schemas"]["Preferences"];
            customerPortal: components["schemas"]["CustomerPortal"];
            /** @description Where to go after signing out, for a session that the tenant’s provider opened: it ends there, too. */
            signOutUrl?: string;
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
            /** @description An address that the specification names among the details. The portal leads nowhere by it. */
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
            /**
             * Format: yyyymmdd
             * @description Build date, YYYYMMDD.
             */
            buildDate?: string;
            /**
             * @description After how many sign-in attempts the captcha appears.
             * @default 5
             */
            captchaCount?: number;
            accessLevels: components["schemas"]["AccessLevels"];
            /** @description Present when people of the tenant can sign in at its own provider. */
            singleSignOn?: {
                /** @description Nobody signs in with a password. */
                only: boolean;
            };
            /**
             * @description The tenant's file as the build of the portal wrote it (`tenants/URL/tenant.json`), for a page whose host does not deliver it. A gateway
             *     that does not have it leaves it out.
             */
            portal?: {
                [key: string]: unknown;
            };
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
             * @description The new password, by the rules of the tenant; without rules of its own: 8 to 30 characters, at least one upper-case letter, one lower-case letter, one digit and one of !@#$%^&*().
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
             * @description The new password, by the rules of the tenant; without rules of its own: 8 to 30 characters, at least one upper-case letter, one lower-case letter, one digit and one of !@#$%^&*().
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
            /** @description User id, or the e-mail address a failed sign-in was tried with; of a call without a session it is not kept. */
            userId: string;
            /** @description The service; the same as in the path. */
            service: string;
            /**
             * @description generateToken signing in, expireToken signing out, saveBooking and saveQuote saves, exportRows rows of the list that is the service, written into a file.
             * @enum {string}
             */
            operation: "generateToken" | "expireToken" | "saveBooking" | "saveQuote" | "exportRows";
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
         *     found; otherwise invalid-request, unauthorized, forbidden,
         *     password-change-required and two-step-required (nothing but that is open to the user until then), code-required,
         *     code-refused, not-found, conflict, precondition-failed, key-reused,
         *     precondition-required, too-large, too-many-requests, not-implemented, internal. A code not listed is to be read as internal.
         */
        Problem: {
            /** @description What kind of failure, for programs. */
            code: string;
            /** @description What happened, for people: in the language of Accept-Language where the gateway writes it, else in English. */
            message: string;
            /** @description Which fields were refused, the first twenty, in the order of the form. */
            fieldErrors?: components["schemas"]["FieldError"][];
            /** @description Of precondition-failed: the record as it is now, as its read operation would answer it. */
            current?: {
                [key: string]: unknown;
            };
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
        /** @description A sign-in at the tenant's provider that has begun. */
        SignOnBegin: {
            /** @description Where the person signs in: an address of the provider. */
            address: string;
            /** @description By which the tab that began the sign-in completes it; nobody else may know it. */
            key: string;
        };
        /** @description The key of a sign-in, and what the provider's redirect carried. */
        SignOnAnswer: {
            /** @description As the begin gave it. */
            key: string;
            /** @description Of the redirect. */
            code?: string;
            /** @description Of the redirect. */
            state?: string;
            /** @description Of the redirect, where the provider names itself (RFC 9207). */
            iss?: string;
            /** @description Of the redirect, where the provider refused. */
            error?: string;
            /** @description true to end a session of the same user elsewhere (after code 22007). */
            forceLogoff?: boolean;
        };
        /** @description The user whose second step goes. */
        TwoStepReset: {
            /** @description Id of the user in the list. */
            unId: string;
        };
        /** @description How the second step of a user's sign-in stands. */
        TwoStepSignIn: {
            /** @description Whether the password needs a code beside it. */
            isOn: boolean;
            /** @description Whether the tenant demands it of the user's role. */
            isRequired: boolean;
            /**
             * Format: date-time
             * @description When it was set up, RFC 3339 in UTC; absent while it is off.
             */
            since?: string;
            /** @description Whether the user has said that the recovery codes are kept; absent while it is off. */
            recoveryCodesKept?: boolean;
            /** @description Recovery codes that have not been used. */
            recoveryCodesLeft: number;
        };
        /** @description Who sets codes up knows the password. */
        TwoStepBegin: {
            /**
             * Format: password
             * @description The password, as typed.
             */
            password: string;
        };
        /** @description What an app needs to compute codes (TOTP, RFC 6238; six digits, a new code every 30 seconds). */
        TwoStepSecret: {
            /** @description The secret, in base 32, for typing. */
            secret: string;
            /** @description The same as an otpauth: address, for a QR code. */
            address: string;
        };
        /** @description A code of the app. */
        TwoStepConfirmation: {
            /** @description Six digits of the app, or a recovery code where one is taken; blanks and hyphens do not matter. */
            code: string;
        };
        /** @description Codes for somebody without the app. */
        RecoveryCodes: {
            /** @description Each opens the portal once, in place of a code of the app. */
            recoveryCodes: string[];
        };
        /** @description What the sign-in takes. */
        TwoStepRemoval: {
            /**
             * Format: password
             * @description The password, as typed.
             */
            password: string;
            /** @description Six digits of the app, or a recovery code where one is taken; blanks and hyphens do not matter. */
            code: string;
        };
        /** @description What the sign-in takes. */
        TwoStepRenewal: {
            /**
             * Format: password
             * @description The password, as typed.
             */
            password: string;
            /** @description Six digits of the app, or a recovery code where one is taken; blanks and hyphens do not matter. */
            code: string;
        };
        /** @description What a user keeps under a name. */
        UserSetting: {
            /** @description Whatever the portal puts there. */
            value: {
                [key: string]: string | number | boolean | Record<string, never> | unknown[];
            };
        };
        /** @description A link that shows a shipment without a sign-in. */
        TrackingLink: {
            /** @description What the link names; told once. */
            token: string;
            /**
             * Format: date-time
             * @description Until when it is good, RFC 3339 in UTC.
             */
            expiresAt: string;
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
        /** @description The user or the tenant has no access to this module or record, or the user has to change the password first. */
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
        /** @description The record has changed since it was read (`If-Match`); nothing was written. `current` is the record as it is now. */
        PreconditionFailed: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "precondition-failed",
                 *       "message": "The record has been changed since it was read.",
                 *       "current": {
                 *         "unId": "BK100001",
                 *         "commodity": "ORANGES"
                 *       }
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
        /** @description Another request came under this `Idempotency-Key` before; nothing was written. */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "key-reused",
                 *       "message": "This key belongs to another request."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The gateway is set to take writes of a record that exists with `If-Match` only; nothing was written. */
        PreconditionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "precondition-required",
                 *       "message": "This record is changed with If-Match only."
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
         * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
         * @example CUSTOMER
         */
        UserName: string;
        /**
         * @description Random letters of the caller's: one key for one intent, the same each time its request is sent again, by the browser or by
         *     the person. What the user sent under a key within the last 31 days is done once: the answer of the first time is answered
         *     again. Another request under a known key is refused (422).
         * @example 5f0c2b7e9a41d683c07f1be2
         */
        IdempotencyKey: string;
        /**
         * @description The `ETag` of the record as the caller read it, or several, or `*` (RFC 9110, 13.1.1). A record that has changed since is not
         *     written (412). Without it the record is written as it comes, unless the gateway is set to demand it (428).
         * @example "7f3a90c2"
         */
        IfMatch: string;
        /**
         * @description The record's `unId`.
         * @example BK100001
         */
        Id: string;
        /**
         * @description How far the list reaches back, in days: records created on that day or later. Bookings and quotes start with 60
         *     and grow by 30 at each fetch. Without it the list reaches back without limit.
         * @example 60
         */
        CreateDateNoOfDaysAgo: number;
        /**
         * @description Which page of the list, counted from 1; -1 asks for all records.
         * @example -1
         */
        PageIndex: number;
        /**
         * @description The day that `exception` judges by, that windows of days lie around, begin or end with, and that counts by day begin with, YYYYMMDD: the
         *     caller's today. The gateway does not know where the caller is; without it the day is today's in UTC.
         * @example 20260218
         */
        AsOf: string;
        /**
         * @description The time zone of the caller, by its name in the IANA database: days begin and end at its midnight, and without `asOf` today is
         *     the day that it is there. Without it, or with a name that the gateway does not know, days are those of UTC.
         * @example Asia/Tokyo
         */
        TimeZone: string;
        /**
         * @description File number of the customs-brokerage file.
         * @example HB-2600123
         */
        FileNo: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The version of the record (RFC 9110, 8.8.3): it changes with each change that is stored, whoever makes it, and is the same at all
         *     processes of the gateway.
         * @example "7f3a90c2"
         */
        ETag: string;
    };
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
            /**
             * @description The user or the password is not right (code 22001; the message is for the user). The password is right and the user signs in with a
             *     code, too: none was sent (code code-required), or one that is not right or was used before (code code-refused).
             */
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
            /** @description People of the tenant sign in at its provider alone (code single-sign-on-only). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "single-sign-on-only",
                     *       "message": "Please sign in with the account of your organization."
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
    beginSingleSignOn: {
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
        requestBody?: never;
        responses: {
            /** @description Where to go, and the key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "address": "https://login.example.com/authorize?client_id=customer-portal",
                     *       "key": "7Yk2Jd0mQ4"
                     *     }
                     */
                    "application/json": components["schemas"]["SignOnBegin"];
                };
            };
            /** @description There is no such tenant, or its people have no provider (code 11003). */
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
            /** @description The provider does not answer, or does not know the portal. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "no-provider",
                     *       "message": "The sign-in of your organization does not answer. Please try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    completeSingleSignOn: {
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
        /** @description The key, and the query of the provider's redirect. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "7Yk2Jd0mQ4",
                 *       "code": "SplxlOBeZQQYbYS6WxSbIA",
                 *       "state": "af0ifjsldkj"
                 *     }
                 */
                "application/json": components["schemas"]["SignOnAnswer"];
            };
        };
        responses: {
            /** @description Signed in, as with a password; nobody has to change a password that was not used. */
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
            /** @description The provider does not vouch for the person, the sign-in is too old or was completed, or nobody here is that person (code 22001). */
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
            /** @description There is no such tenant, or its people have no provider (code 11003). */
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
            /** @description The provider does not answer, or does not know the portal. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "no-provider",
                     *       "message": "The sign-in of your organization does not answer. Please try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
            query?: {
                /**
                 * @description The answer brings the tenant's file (`portal`), too, where the gateway has it.
                 * @example true
                 */
                Portal?: boolean;
            };
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
    listUsers: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "unId": "5c0e7a52-8f04-4c0e-9a63-1b7d5f1c2e90",
                     *           "userId": "CUSTOMER",
                     *           "name": "Casey Customer",
                     *           "email": "customer@acme.example",
                     *           "role": "customer",
                     *           "customerId": "PACFRT01",
                     *           "customerName": "PACIFIC FRUIT TRADING",
                     *           "allowPortal": true
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "maxResults": 10000
                     *     }
                     */
                    "application/json": components["schemas"]["UserList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    saveUser: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random letters of the caller's: one key for one intent, the same each time its request is sent again, by the browser or by
                 *     the person. What the user sent under a key within the last 31 days is done once: the answer of the first time is answered
                 *     again. Another request under a known key is refused (422).
                 * @example 5f0c2b7e9a41d683c07f1be2
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `ETag` of the record as the caller read it, or several, or `*` (RFC 9110, 13.1.1). A record that has changed since is not
                 *     written (412). Without it the record is written as it comes, unless the gateway is set to demand it (428).
                 * @example "7f3a90c2"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The user. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "MILLER",
                 *       "name": "Jo Miller",
                 *       "email": "miller@importer.example",
                 *       "role": "customer",
                 *       "customerId": "PACFRT01",
                 *       "allowPortal": true,
                 *       "modules": {
                 *         "CP-BOOKING": true
                 *       },
                 *       "preferences": {
                 *         "DOCUMENT_UPLOAD": "Y"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["User"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "userId": "MILLER",
                     *         "name": "Jo Miller",
                     *         "email": "miller@importer.example",
                     *         "role": "customer",
                     *         "customerId": "PACFRT01",
                     *         "allowPortal": true,
                     *         "modules": {
                     *           "CP-BOOKING": true
                     *         },
                     *         "preferences": {
                     *           "DOCUMENT_UPLOAD": "Y"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserReply"];
                };
            };
            /** @description Added. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "userId": "MILLER",
                     *         "name": "Jo Miller",
                     *         "email": "miller@importer.example",
                     *         "role": "customer",
                     *         "customerId": "PACFRT01",
                     *         "allowPortal": true,
                     *         "modules": {
                     *           "CP-BOOKING": true
                     *         },
                     *         "preferences": {
                     *           "DOCUMENT_UPLOAD": "Y"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
            /** @description The user. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "userId": "MILLER",
                     *       "name": "Jo Miller",
                     *       "email": "miller@importer.example",
                     *       "role": "customer",
                     *       "customerId": "PACFRT01",
                     *       "allowPortal": true,
                     *       "modules": {
                     *         "CP-BOOKING": true
                     *       },
                     *       "preferences": {
                     *         "DOCUMENT_UPLOAD": "Y"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description How far the list reaches back, in days: records created on that day or later. Bookings and quotes start with 60
                 *     and grow by 30 at each fetch. Without it the list reaches back without limit.
                 * @example 60
                 */
                CreateDateNoOfDaysAgo?: components["parameters"]["CreateDateNoOfDaysAgo"];
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "17",
                     *           "at": "2026-01-05T08:12:33Z",
                     *           "event": "changed",
                     *           "userId": "ADMIN",
                     *           "userName": "Alex Admin",
                     *           "recordKind": "user",
                     *           "recordId": "MILLER",
                     *           "fields": "role,modules.CP-BOOKING",
                     *           "network": "203.0.113.0/24",
                     *           "reference": "4bf92f3577b34da6a3ce929d0e0e4736"
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "maxResults": 10000
                     *     }
                     */
                    "application/json": components["schemas"]["TrailEventList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
            /** @description Changed, and the session has ended. */
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
            /** @description Done; nothing is said of it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description Done; nothing is said of it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No e-mail address, or the link would lead elsewhere than to the portal. */
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
                     *           "field": "passwordResetUrl",
                     *           "message": "must be an address of the portal itself"
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
            /** @description People of the tenant sign in at its provider alone (code single-sign-on-only). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "single-sign-on-only",
                     *       "message": "Please sign in with the account of your organization."
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
            /** @description Done; nothing is said of it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    resetTwoStepSignIn: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Who. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "unId": "5c0e7a52-8f04-4c0e-9a63-1b7d5f1c2e90"
                 *     }
                 */
                "application/json": components["schemas"]["TwoStepReset"];
            };
        };
        responses: {
            /** @description The user, who signs in with the password alone. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "userId": "MILLER",
                     *         "name": "Jo Miller",
                     *         "email": "miller@importer.example",
                     *         "role": "customer",
                     *         "customerId": "PACFRT01",
                     *         "allowPortal": true,
                     *         "twoStepSignIn": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserReply"];
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
    getTwoStepSignIn: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isOn": true,
                     *       "isRequired": false,
                     *       "since": "2026-01-05T08:12:33Z",
                     *       "recoveryCodesLeft": 10
                     *     }
                     */
                    "application/json": components["schemas"]["TwoStepSignIn"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    beginTwoStepSignIn: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The user's password. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Portal#2026"
                 *     }
                 */
                "application/json": components["schemas"]["TwoStepBegin"];
            };
        };
        responses: {
            /** @description The secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                     *       "address": "otpauth://totp/ACME%20Forwarding:CUSTOMER?issuer=ACME%20Forwarding&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30"
                     *     }
                     */
                    "application/json": components["schemas"]["TwoStepSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    confirmTwoStepSignIn: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description A code of the app. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["TwoStepConfirmation"];
            };
        };
        responses: {
            /** @description It is on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "7Q2MX-9KTRD"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeTwoStepSignIn: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The password, and a code of the app or a recovery code. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Portal#2026",
                 *       "code": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["TwoStepRemoval"];
            };
        };
        responses: {
            /** @description It is off. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The password, and a code of the app or a recovery code. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Portal#2026",
                 *       "code": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["TwoStepRenewal"];
            };
        };
        responses: {
            /** @description The new ones; those before open nothing any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "7Q2MX-9KTRD"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    keepRecoveryCodes: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Noted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description User id, upper and lower case being the same. Another user's is for portal administrators; others get 403.
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
    getUserSetting: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description Chosen by the portal.
                 * @example arrangements.shipments
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is kept. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "value": {
                     *         "start": "own.m2x4k1"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserSetting"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    saveUserSetting: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random letters of the caller's: one key for one intent, the same each time its request is sent again, by the browser or by
                 *     the person. What the user sent under a key within the last 31 days is done once: the answer of the first time is answered
                 *     again. Another request under a known key is refused (422).
                 * @example 5f0c2b7e9a41d683c07f1be2
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `ETag` of the record as the caller read it, or several, or `*` (RFC 9110, 13.1.1). A record that has changed since is not
                 *     written (412). Without it the record is written as it comes, unless the gateway is set to demand it (428).
                 * @example "7f3a90c2"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description Chosen by the portal.
                 * @example arrangements.shipments
                 */
                name: string;
            };
            cookie?: never;
        };
        /** @description What is to be kept. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": {
                 *         "start": "own.m2x4k1"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UserSetting"];
            };
        };
        responses: {
            /** @description Kept. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "value": {
                     *         "start": "own.m2x4k1"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserSetting"];
                };
            };
            /** @description It is too large, or the user keeps too much already. */
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
                     *           "field": "value",
                     *           "message": "has more than 16384 bytes"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
            429: components["responses"]["TooManyRequests"];
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
            429: components["responses"]["TooManyRequests"];
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                 * @description Search text; parties whose name, or name in the local script, contains it, upper and lower case being the same.
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                 * @description Customer number (party code) whose parties are asked for. Another company's than the user's own is for suppliers
                 *     and portal administrators; others get 403. An unknown one has no parties.
                 * @example PACFRT01
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
                 * @description Search text; parties whose name, or name in the local script, contains it, upper and lower case being the same.
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                 * @description Owner of the record, its createOwnerId; without it the head office, to which users and records without an owner belong.
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                 * @description Random letters of the caller's: one key for one intent, the same each time its request is sent again, by the browser or by
                 *     the person. What the user sent under a key within the last 31 days is done once: the answer of the first time is answered
                 *     again. Another request under a known key is refused (422).
                 * @example 5f0c2b7e9a41d683c07f1be2
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `ETag` of the record as the caller read it, or several, or `*` (RFC 9110, 13.1.1). A record that has changed since is not
                 *     written (412). Without it the record is written as it comes, unless the gateway is set to demand it (428).
                 * @example "7f3a90c2"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                    ETag: components["headers"]["ETag"];
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
                    ETag: components["headers"]["ETag"];
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
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                    ETag: components["headers"]["ETag"];
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                 * @description Random letters of the caller's: one key for one intent, the same each time its request is sent again, by the browser or by
                 *     the person. What the user sent under a key within the last 31 days is done once: the answer of the first time is answered
                 *     again. Another request under a known key is refused (422).
                 * @example 5f0c2b7e9a41d683c07f1be2
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `ETag` of the record as the caller read it, or several, or `*` (RFC 9110, 13.1.1). A record that has changed since is not
                 *     written (412). Without it the record is written as it comes, unless the gateway is set to demand it (428).
                 * @example "7f3a90c2"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                    ETag: components["headers"]["ETag"];
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
                    ETag: components["headers"]["ETag"];
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
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                    ETag: components["headers"]["ETag"];
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
                 * @description Only quotes whose validity ends on this day, YYYYMMDD: with `QuoteStatus` in these statuses, without it the offers
                 *     that are still open (T, Q), which is what countQuotes counts by validto.
                 * @example 20260210
                 */
                ValidTo?: string;
                /**
                 * @description Only quotes whose validity ends on the day `asOf` or within so many days after it, with `QuoteStatus` in these statuses, without it the
                 *     offers that are still open; the sum that countQuotes counts by validto with as many days ahead.
                 * @example 7
                 */
                ValidToNoOfDaysAhead?: number;
                /**
                 * @description The day that `exception` judges by, that windows of days lie around, begin or end with, and that counts by day begin with, YYYYMMDD: the
                 *     caller's today. The gateway does not know where the caller is; without it the day is today's in UTC.
                 * @example 20260218
                 */
                asOf?: components["parameters"]["AsOf"];
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                 * @description Random letters of the caller's: one key for one intent, the same each time its request is sent again, by the browser or by
                 *     the person. What the user sent under a key within the last 31 days is done once: the answer of the first time is answered
                 *     again. Another request under a known key is refused (422).
                 * @example 5f0c2b7e9a41d683c07f1be2
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `ETag` of the record as the caller read it, or several, or `*` (RFC 9110, 13.1.1). A record that has changed since is not
                 *     written (412). Without it the record is written as it comes, unless the gateway is set to demand it (428).
                 * @example "7f3a90c2"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                    ETag: components["headers"]["ETag"];
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
                    ETag: components["headers"]["ETag"];
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
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    getQuote: {
        parameters: {
            query?: {
                /**
                 * @description The quote's mode of transport, as the list gave it; the id alone says which quote is meant.
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                    ETag: components["headers"]["ETag"];
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
                 * @description Field of a row by which the list is sorted, descending with a hyphen before it; createdDate is the day the shipment
                 *     was made. Rows that are alike in it stand by their making. Absent fields come first, descending last. The specification
                 *     does not name this parameter: a gateway may ignore it, and whoever asks must look whether the rows came sorted.
                 * @example -polEtdDate
                 */
                Sort?: string;
                /**
                 * @description Shipper, a party code or a part of the party's name.
                 * @example PACFRT01
                 */
                shipper?: string;
                /**
                 * @description Consignee, a party code or a part of the party's name.
                 * @example GLFMKT01
                 */
                consignee?: string;
                /**
                 * @description Notify party, a party code or a part of the party's name.
                 * @example GLFMKT01
                 */
                notify?: string;
                /**
                 * @description Job numbers, comma-joined.
                 * @example SE2600117
                 */
                jobNo?: string;
                /**
                 * @description House bill of lading or house air waybill numbers, comma-joined.
                 * @example HB700121
                 */
                shpNo?: string;
                /**
                 * @description Master bill of lading or master air waybill numbers, comma-joined.
                 * @example OOLU2601447
                 */
                masterNo?: string;
                /**
                 * @description Container numbers, ISO 6346, comma-joined.
                 * @example CSQU3054383
                 */
                containerNo?: string;
                /**
                 * @description The same as shpNo, under the name by which the inland widget gives them.
                 * @example HB700121,HB700133
                 */
                shpNos?: string;
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
                /**
                 * @description Only shipments that are there, words of currentStatus, comma-joined; the code of a slice of the inland widget.
                 * @example PICKED UP
                 */
                status?: string;
                /**
                 * @description Only shipments with this trouble as of a day (`asOf`): pastEta those whose ETA at the port of discharge was before and that are not
                 *     ARRIVED, RELEASED or DELIVERED; documentsMissing those whose ETD at the port of loading was before and that lack a
                 *     bill (HBL, HAWB) and are not DELIVERED, or lack a commercial invoice (CIV) and are neither RELEASED nor DELIVERED.
                 * @example pastEta
                 */
                exception?: "pastEta" | "documentsMissing";
                /**
                 * @description The day that `exception` judges by, that windows of days lie around, begin or end with, and that counts by day begin with, YYYYMMDD: the
                 *     caller's today. The gateway does not know where the caller is; without it the day is today's in UTC.
                 * @example 20260218
                 */
                asOf?: components["parameters"]["AsOf"];
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                     *           "firstEtaDate": "20260209",
                     *           "bizType": "Sea",
                     *           "documentTypes": [
                     *             "PKL"
                     *           ],
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
    makeTrackingLink: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
            /** @description The link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "9f1c0d4e7a2b8c5d6e3f0a1b2c3d4e5f6a7b8c9d",
                     *       "expiresAt": "2026-04-05T08:12:33Z"
                     *     }
                     */
                    "application/json": components["schemas"]["TrackingLink"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    endTrackingLinks: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
            /** @description Ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                /**
                 * @description Token of a link that somebody made (makeTrackingLink), in place of a number; leads to one shipment.
                 * @example 9f1c0d4e7a2b8c5d6e3f0a1b2c3d4e5f6a7b8c9d
                 */
                Link?: string;
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
    listContainers: {
        parameters: {
            query?: {
                /**
                 * @description How many containers a page holds at most.
                 * @example 100
                 */
                MaxResults?: number;
                /**
                 * @description Which page, counted from 1; -1 asks for all records.
                 * @example 1
                 */
                PageIndex?: number;
                /**
                 * @description Field of a row by which the list is sorted, descending with a hyphen before it. Rows that are alike in it stand as without it.
                 *     Absent fields come first, descending last.
                 * @example lastFreeDate
                 */
                Sort?: string;
                /**
                 * @description Container numbers, ISO 6346, comma-joined.
                 * @example CSQU3054383
                 */
                containerNo?: string;
                /**
                 * @description Only those of shipments that are there, words of currentStatus, comma-joined.
                 * @example ARRIVED
                 */
                status?: string;
                /**
                 * @description Last free day from this many days ago; goes with lastFreeNoOfDaysAhead.
                 * @example 7
                 */
                lastFreeNoOfDaysAgo?: number;
                /**
                 * @description Last free day until this many days ahead; goes with lastFreeNoOfDaysAgo.
                 * @example 7
                 */
                lastFreeNoOfDaysAhead?: number;
                /**
                 * @description The day that `exception` judges by, that windows of days lie around, begin or end with, and that counts by day begin with, YYYYMMDD: the
                 *     caller's today. The gateway does not know where the caller is; without it the day is today's in UTC.
                 * @example 20260218
                 */
                asOf?: components["parameters"]["AsOf"];
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                     *           "id": "SH100001-0",
                     *           "gShpId": "SH100001",
                     *           "intContainerNo": "CN100001",
                     *           "containerNo": "CSQU3054383",
                     *           "containerType": "45G1",
                     *           "lastFreeDate": "20260225",
                     *           "currentStatus": "DEPARTED",
                     *           "vesselName": "NORTHERN LIGHT",
                     *           "vesselVoyage": "041E",
                     *           "podName": "Los Angeles",
                     *           "podEtaDate": "20260218",
                     *           "csgnName": "GOLDEN GATE MARKETS",
                     *           "shpNo": "HB700121",
                     *           "masterNo": "OOLU2601447",
                     *           "refNo": "PO-7781"
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "maxResults": 100
                     *     }
                     */
                    "application/json": components["schemas"]["ContainerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                 * @description Random letters of the caller's: one key for one intent, the same each time its request is sent again, by the browser or by
                 *     the person. What the user sent under a key within the last 31 days is done once: the answer of the first time is answered
                 *     again. Another request under a known key is refused (422).
                 * @example 5f0c2b7e9a41d683c07f1be2
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
            422: components["responses"]["KeyReused"];
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                 * @description Random letters of the caller's: one key for one intent, the same each time its request is sent again, by the browser or by
                 *     the person. What the user sent under a key within the last 31 days is done once: the answer of the first time is answered
                 *     again. Another request under a known key is refused (422).
                 * @example 5f0c2b7e9a41d683c07f1be2
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                     *           "actionCode": "A",
                     *           "statusMessage": "The content of the file is not that of a pdf file."
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
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
            /** @description Document not available for this record; it is named there, and its file is not kept. */
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                countBy: "podctry" | "status" | "podetadate" | "poletddate" | "exception";
                /**
                 * @description Only these modes of transport: codes of BizType, comma-joined.
                 * @example IL
                 */
                bizType?: string;
                /**
                 * @description With podetadate, how many days ahead; today comes before them.
                 * @example 7
                 */
                etaNoOfDaysAhead?: number;
                /**
                 * @description With poletddate, how many days ahead; today comes before them.
                 * @example 7
                 */
                etdNoOfDaysAhead?: number;
                /**
                 * @description The day that `exception` judges by, that windows of days lie around, begin or end with, and that counts by day begin with, YYYYMMDD: the
                 *     caller's today. The gateway does not know where the caller is; without it the day is today's in UTC.
                 * @example 20260218
                 */
                asOf?: components["parameters"]["AsOf"];
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                countBy: "mot" | "entryType" | "pgAgency" | "dates" | "held" | "exam" | "delayed";
                /**
                 * @description The day that `exception` judges by, that windows of days lie around, begin or end with, and that counts by day begin with, YYYYMMDD: the
                 *     caller's today. The gateway does not know where the caller is; without it the day is today's in UTC.
                 * @example 20260218
                 */
                asOf?: components["parameters"]["AsOf"];
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                 * @description With validto, how many days ahead; today comes before them.
                 * @example 10
                 */
                validToNoOfDaysAhead?: number;
                /**
                 * @description How far the count reaches back, in days, as in the list.
                 * @example 60
                 */
                CreateDateNoOfDaysAgo?: number;
                /**
                 * @description The day that `exception` judges by, that windows of days lie around, begin or end with, and that counts by day begin with, YYYYMMDD: the
                 *     caller's today. The gateway does not know where the caller is; without it the day is today's in UTC.
                 * @example 20260218
                 */
                asOf?: components["parameters"]["AsOf"];
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                /**
                 * @description How far the count reaches back, in days, as in the list.
                 * @example 60
                 */
                CreateDateNoOfDaysAgo?: number;
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                cacheAttribute?: "podctry" | "status" | "podetadate" | "poletddate" | "exception" | "mot" | "pgAgency" | "entryType" | "dates" | "held" | "exam" | "delayed";
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                cacheAttribute?: "podctry" | "status" | "podetadate" | "poletddate" | "exception" | "mot" | "pgAgency" | "entryType" | "dates" | "held" | "exam" | "delayed";
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                /**
                 * @description The day that `exception` judges by, that windows of days lie around, begin or end with, and that counts by day begin with, YYYYMMDD: the
                 *     caller's today. The gateway does not know where the caller is; without it the day is today's in UTC.
                 * @example 20260218
                 */
                asOf?: components["parameters"]["AsOf"];
                /**
                 * @description The time zone of the caller, by its name in the IANA database: days begin and end at its midnight, and without `asOf` today is
                 *     the day that it is there. Without it, or with a name that the gateway does not know, days are those of UTC.
                 * @example Asia/Tokyo
                 */
                timeZone?: components["parameters"]["TimeZone"];
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                    ETag: components["headers"]["ETag"];
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
                 * @description Random letters of the caller's: one key for one intent, the same each time its request is sent again, by the browser or by
                 *     the person. What the user sent under a key within the last 31 days is done once: the answer of the first time is answered
                 *     again. Another request under a known key is refused (422).
                 * @example 5f0c2b7e9a41d683c07f1be2
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `ETag` of the record as the caller read it, or several, or `*` (RFC 9110, 13.1.1). A record that has changed since is not
                 *     written (412). Without it the record is written as it comes, unless the gateway is set to demand it (428).
                 * @example "7f3a90c2"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
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
                    ETag: components["headers"]["ETag"];
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
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    searchCustomsShipments: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is searched for. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shipmentSearchFilterList": [
                 *         {
                 *           "entityName": "ShipmentHeader",
                 *           "fieldName": "fileNo",
                 *           "fromValue": "HB-2600123"
                 *         },
                 *         {
                 *           "entityName": "ShipmentDates",
                 *           "fieldName": "12",
                 *           "fromValue": "7",
                 *           "toValue": "7"
                 *         }
                 *       ],
                 *       "includeEntities": [
                 *         "ShipmentHeaderAux",
                 *         "ShipmentId",
                 *         "ShipmentDates",
                 *         "PgEs"
                 *       ],
                 *       "additionalFilters": {
                 *         "fileType": "REGULAR"
                 *       },
                 *       "sort": "fileNo",
                 *       "pageIndex": 1,
                 *       "maxResults": 100,
                 *       "excludedEntryTypes": "06,21"
                 *     }
                 */
                "application/json": components["schemas"]["CustomsShipmentSearch"];
            };
        };
        responses: {
            /** @description The files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shipments": [
                     *         {
                     *           "fileNo": "HB-2600123",
                     *           "fileType": "REGULAR",
                     *           "entryNo": "ABC-1234567-8",
                     *           "status": "RELEASED",
                     *           "shipperName": "PACIFIC FRUIT TRADING",
                     *           "arrivalDate": "20260125",
                     *           "countryOfExport": "JP",
                     *           "countryOfExportName": "Japan",
                     *           "custIrsNo": "12-345678900",
                     *           "custName": "HARBOR FOODS",
                     *           "exportDate": "20260112",
                     *           "houseBill": "PFTH0012345",
                     *           "masterBill": "KAIU1234567",
                     *           "mot": "11",
                     *           "motDesc": "Vessel, containerized",
                     *           "entryType": "01",
                     *           "portOfEntry": "2704",
                     *           "portOfEntryName": "Los Angeles",
                     *           "releaseDate": "20260127",
                     *           "fdaStatus": "May proceed",
                     *           "pgaStatus": "May proceed",
                     *           "pga": "FDA"
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "maxResults": 100
                     *     }
                     */
                    "application/json": components["schemas"]["CustomsShipmentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listCustomsShipmentsFor: {
        parameters: {
            query: {
                /**
                 * @description Code of the slice, or the day of release as YYYYMMDD; for held HOLD, for exam EXAM, for delayed DELAYED.
                 * @example 11
                 */
                value: string;
                /**
                 * @description Which page of the list, counted from 1; -1 asks for all records.
                 * @example 1
                 */
                pageIndex?: number;
                /**
                 * @description By what the rows are sorted.
                 * @example -releaseDate
                 */
                sort?: components["schemas"]["CustomsShipmentSort"];
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description What the widget counts by: mot mode of transport, pgAgency partner government agency, entryType entry type, dates day of release, held status HOLD, exam status EXAM, delayed status DELAYED.
                 * @example mot
                 */
                dataFor: "mot" | "pgAgency" | "entryType" | "dates" | "held" | "exam" | "delayed";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shipments": [
                     *         {
                     *           "fileNo": "HB-2600123",
                     *           "fileType": "REGULAR",
                     *           "entryNo": "ABC-1234567-8",
                     *           "status": "RELEASED",
                     *           "shipperName": "PACIFIC FRUIT TRADING",
                     *           "arrivalDate": "20260125",
                     *           "countryOfExport": "JP",
                     *           "countryOfExportName": "Japan",
                     *           "custIrsNo": "12-345678900",
                     *           "custName": "HARBOR FOODS",
                     *           "exportDate": "20260112",
                     *           "houseBill": "PFTH0012345",
                     *           "masterBill": "KAIU1234567",
                     *           "mot": "11",
                     *           "motDesc": "Vessel, containerized",
                     *           "entryType": "01",
                     *           "portOfEntry": "2704",
                     *           "portOfEntryName": "Los Angeles",
                     *           "releaseDate": "20260127",
                     *           "fdaStatus": "May proceed",
                     *           "pgaStatus": "May proceed",
                     *           "pga": "FDA"
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "maxResults": 100
                     *     }
                     */
                    "application/json": components["schemas"]["CustomsShipmentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getCustomsFile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description File number of the customs-brokerage file.
                 * @example HB-2600123
                 */
                fileNo: components["parameters"]["FileNo"];
            };
            cookie?: never;
        };
        /** @description What is asked. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "includeEntities": [
                 *         "ShipmentHeaderAux",
                 *         "ShipmentId",
                 *         "Container",
                 *         "CustRefXRef"
                 *       ],
                 *       "sort": "fileNo",
                 *       "excludedEntryTypes": "06,21"
                 *     }
                 */
                "application/json": components["schemas"]["ShipmentHeaderQuery"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "header": {
                     *             "fileType": "REGULAR",
                     *             "fileNo": "HB-2600123",
                     *             "status": "RELEASED",
                     *             "entryNumber": "ABC-1234567-8",
                     *             "entryType": "01",
                     *             "entryTypeDesc": "Consumption",
                     *             "shipper": "PACIFIC FRUIT TRADING",
                     *             "consignee": "HARBOR FOODS",
                     *             "carrier": "KAIU",
                     *             "portUnlading": "2704",
                     *             "portUnladingName": "Los Angeles",
                     *             "customsValue": 48250,
                     *             "totalDuty": 1206.25,
                     *             "totalTaxes": 0,
                     *             "totalFees": 227.47,
                     *             "totalAda": 0,
                     *             "totalCvd": 0,
                     *             "paymentType": "7",
                     *             "paymentTypeDesc": "Periodic monthly statement"
                     *           },
                     *           "mblDetails": [
                     *             {
                     *               "idSeqNo": "1",
                     *               "scac": "KAIU",
                     *               "mblMawbNo": "KAIU1234567",
                     *               "quantity": 480,
                     *               "quantityUom": "CTN"
                     *             }
                     *           ],
                     *           "hblDetails": [
                     *             {
                     *               "mblMawbNo": "KAIU1234567",
                     *               "hblHawbNo": "PFTH0012345",
                     *               "quantity": 480,
                     *               "quantityUom": "CTN"
                     *             }
                     *           ],
                     *           "containerDetails": [
                     *             {
                     *               "noContainer": "CSQU3054383",
                     *               "containerType": "45G1",
                     *               "pieces": 480,
                     *               "piecesUom": "CTN"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "maxResults": 15
                     *     }
                     */
                    "application/json": components["schemas"]["CustomsFileList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listCustomsMilestones: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description File number of the customs-brokerage file.
                 * @example HB-2600123
                 */
                fileNo: components["parameters"]["FileNo"];
            };
            cookie?: never;
        };
        /** @description What is asked. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pageIndex": 1,
                 *       "maxResults": 15,
                 *       "sort": "-dateUpdated",
                 *       "additionalFilters": {
                 *         "webEnabled": "Y"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ShipmentDatesQuery"];
            };
        };
        responses: {
            /** @description The milestones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "tracingDateNo": 19,
                     *           "tracingDateNoDesc": "Released",
                     *           "actualDateTime": "2026-01-27T18:40:00Z",
                     *           "location": "Los Angeles",
                     *           "dateUpdated": "2026-01-27T18:42:00Z"
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "maxResults": 15
                     *     }
                     */
                    "application/json": components["schemas"]["CustomsMilestoneList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listCustomsRemarks: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description File number of the customs-brokerage file.
                 * @example HB-2600123
                 */
                fileNo: components["parameters"]["FileNo"];
            };
            cookie?: never;
        };
        /** @description What is asked. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pageIndex": 1,
                 *       "maxResults": 15,
                 *       "sort": "-dateUpdated",
                 *       "additionalFilters": {
                 *         "confidential": "N"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ShipmentNotesQuery"];
            };
        };
        responses: {
            /** @description The remarks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "noteNo": "3",
                     *           "noteType": "GEN",
                     *           "noteTypeDesc": "General",
                     *           "note": "Exam completed without findings.",
                     *           "updatedBy": "A. Broker",
                     *           "dateUpdated": "2026-01-27T17:05:00Z"
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "maxResults": 15
                     *     }
                     */
                    "application/json": components["schemas"]["CustomsRemarkList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listCustomsDocuments: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description File number of the customs-brokerage file.
                 * @example HB-2600123
                 */
                fileNo: components["parameters"]["FileNo"];
            };
            cookie?: never;
        };
        /** @description What is asked. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pageIndex": 1,
                 *       "maxResults": 15,
                 *       "sort": "-uploadDate"
                 *     }
                 */
                "application/json": components["schemas"]["CustomsDocumentsQuery"];
            };
        };
        responses: {
            /** @description The documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "documentList": [
                     *         {
                     *           "documentId": "DOC700123",
                     *           "docSNo": 1,
                     *           "description": "Commercial invoice",
                     *           "type": "CIV",
                     *           "fileName": "invoice.pdf",
                     *           "documentType": "pdf",
                     *           "uploadDate": "20260120",
                     *           "source": "CP",
                     *           "action": "existing"
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "maxResults": 15
                     *     }
                     */
                    "application/json": components["schemas"]["CustomsDocumentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listCommercialInvoices: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description File number of the customs-brokerage file.
                 * @example HB-2600123
                 */
                fileNo: components["parameters"]["FileNo"];
            };
            cookie?: never;
        };
        /** @description What is asked. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pageIndex": 1,
                 *       "maxResults": 15,
                 *       "sort": "ciNo"
                 *     }
                 */
                "application/json": components["schemas"]["CiHeaderQuery"];
            };
        };
        responses: {
            /** @description The invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "ciNo": "PF-88120",
                     *           "valueForeignAmt": 7310606,
                     *           "currencyCode": "JPY",
                     *           "valueUsAmt": 48250,
                     *           "countryOrigin": "JP",
                     *           "weightGross": 9800.5,
                     *           "weightGrossUom": "KG",
                     *           "charges": 1450,
                     *           "custRef": "PO-7781",
                     *           "ciNoLines": 12
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "maxResults": 15
                     *     }
                     */
                    "application/json": components["schemas"]["CommercialInvoiceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listCommercialInvoiceLines: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description File number of the customs-brokerage file.
                 * @example HB-2600123
                 */
                fileNo: components["parameters"]["FileNo"];
            };
            cookie?: never;
        };
        /** @description What is asked. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pageIndex": 1,
                 *       "maxResults": 15,
                 *       "sort": "ciLineNo",
                 *       "includeEntities": [
                 *         "CiLineFees",
                 *         "CiPenalty",
                 *         "CiTariffClass",
                 *         "PgEs"
                 *       ],
                 *       "additionalFilters": {
                 *         "ciNo": "PF-88120",
                 *         "ciLineNo": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CiLinesQuery"];
            };
        };
        responses: {
            /** @description The lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "ciNo": "PF-88120",
                     *           "ciLineNo": 1,
                     *           "partNo": "YUZU-500",
                     *           "descrOfGoods": "Yuzu juice",
                     *           "tariffNo": "2009310040",
                     *           "countryOrigin": "JP",
                     *           "valueForeignAmt": 3750000,
                     *           "currencyCode": "JPY",
                     *           "valueUsAmt": 24750,
                     *           "exchangRate": 0.0066,
                     *           "manufacturerId": "JPPACFRU12YOK",
                     *           "pgaIndicator": "Y",
                     *           "dutyTotAmt": 618.75,
                     *           "ciLineFeesList": [
                     *             {
                     *               "customsFeeCode": "499",
                     *               "customsFeeCodeDesc": "Merchandise processing fee",
                     *               "amtFeeAmt": 85.74,
                     *               "amtFeeProratedAmt": 85.74
                     *             }
                     *           ],
                     *           "ciTariffClassList": [
                     *             {
                     *               "tariffLineNo": 1,
                     *               "tariffNo": "2009310040",
                     *               "quantityList": [
                     *                 {
                     *                   "quantity": 5000,
                     *                   "quantityUom": "L"
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "maxResults": 15
                     *     }
                     */
                    "application/json": components["schemas"]["CommercialInvoiceLineList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listTariffClasses: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description File number of the customs-brokerage file.
                 * @example HB-2600123
                 */
                fileNo: components["parameters"]["FileNo"];
            };
            cookie?: never;
        };
        /** @description What is asked. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sort": "tariffLineNo",
                 *       "includeEntities": [
                 *         "PgEs"
                 *       ],
                 *       "additionalFilters": {
                 *         "ciNo": "PF-88120",
                 *         "ciLineNo": 1,
                 *         "tariffLineNo": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CiTariffClassQuery"];
            };
        };
        responses: {
            /** @description The tariff classes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "ciNo": "PF-88120",
                     *           "ciLineNo": 1,
                     *           "tariffLineNo": 1,
                     *           "tariffNo": "2009310040",
                     *           "valueUsAmt": 24750,
                     *           "quantityList": [
                     *             {
                     *               "quantitySeqNo": 1,
                     *               "quantity": 5000,
                     *               "quantityUom": "L"
                     *             }
                     *           ],
                     *           "pgEsList": [
                     *             {
                     *               "recordType": "FDA",
                     *               "pgCd": "FD2",
                     *               "pgSeqNbr": 1,
                     *               "pgAgencyCd": "FDA",
                     *               "pgProgramCd": "FOO",
                     *               "agencyName": "Food and Drug Administration",
                     *               "processingCd": "NSF",
                     *               "productCd": "16AGT05"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "maxResults": 15
                     *     }
                     */
                    "application/json": components["schemas"]["TariffClassList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listPgaRecords: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description File number of the customs-brokerage file.
                 * @example HB-2600123
                 */
                fileNo: components["parameters"]["FileNo"];
            };
            cookie?: never;
        };
        /** @description What is asked. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "includeRequest": false,
                 *       "includeEntities": [
                 *         "PgParties",
                 *         "PgRemarks",
                 *         "PgCompliance",
                 *         "PgPackaging",
                 *         "PgComponents",
                 *         "PgLpcoPermits",
                 *         "PgIdCodes"
                 *       ],
                 *       "additionalFilters": {
                 *         "ciNo": "PF-88120",
                 *         "ciLineNo": 1,
                 *         "tariffLineNo": 1,
                 *         "pgCd": "FD2",
                 *         "pgSeqNbr": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PgEsQuery"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PgaRecordList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listDeliveryOrders: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description File number of the customs-brokerage file.
                 * @example HB-2600123
                 */
                fileNo: components["parameters"]["FileNo"];
            };
            cookie?: never;
        };
        /** @description What is asked. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pageIndex": 1,
                 *       "maxResults": 15,
                 *       "sort": "suffix",
                 *       "includeEntities": [
                 *         "DoDates",
                 *         "DoShipIdXRef",
                 *         "DoContainers",
                 *         "DoMarks",
                 *         "DoDeliverTo"
                 *       ],
                 *       "additionalFilters": {
                 *         "doNo": "DO-260123"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DoHeaderQuery"];
            };
        };
        responses: {
            /** @description The delivery orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "doNo": "DO-260123",
                     *           "suffix": "01",
                     *           "location": "Pier 400",
                     *           "firmsCode": "Z952",
                     *           "deliverTo": "HARBOR FOODS\n500 Cold Storage Way\nVernon CA 90058",
                     *           "packages": 480,
                     *           "packagesUom": "CTN",
                     *           "grossWeight": 9800.5,
                     *           "grossWeightUom": "KG",
                     *           "trucker": "WESTBAY DRAYAGE",
                     *           "prepaidCollect": "P",
                     *           "doDatesList": [
                     *             {
                     *               "dateType": "LFD",
                     *               "dateTypeDesc": "Last free day",
                     *               "actualDate": "20260131"
                     *             }
                     *           ],
                     *           "doShipIdXRefList": [
                     *             {
                     *               "mblMawbNo": "KAIU1234567",
                     *               "hblHawbNo": "PFTH0012345"
                     *             }
                     *           ],
                     *           "doContainersList": [
                     *             {
                     *               "noContainer": "CSQU3054383",
                     *               "containerType": "45G1"
                     *             }
                     *           ],
                     *           "doMarksList": [
                     *             {
                     *               "markSeqNo": 1,
                     *               "marks": "PFT / LOS ANGELES"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "maxResults": 15
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryOrderList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listCustomsBillings: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description File number of the customs-brokerage file.
                 * @example HB-2600123
                 */
                fileNo: components["parameters"]["FileNo"];
            };
            cookie?: never;
        };
        /** @description What is asked. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pageIndex": 1,
                 *       "maxResults": 15,
                 *       "sort": "-dateInvoice"
                 *     }
                 */
                "application/json": components["schemas"]["InvoiceHeaderQuery"];
            };
        };
        responses: {
            /** @description The invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "suffix": "01",
                     *           "invoiceNo": "HB-2600123-01",
                     *           "dateInvoice": "20260128",
                     *           "totalAmount": 1688.72,
                     *           "currencyCode": "USD"
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "maxResults": 15
                     *     }
                     */
                    "application/json": components["schemas"]["CustomsBillingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listCustomsBillingLines: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description File number of the customs-brokerage file.
                 * @example HB-2600123
                 */
                fileNo: components["parameters"]["FileNo"];
            };
            cookie?: never;
        };
        /** @description What is asked. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pageIndex": -1,
                 *       "additionalFilters": {
                 *         "printY": "Y",
                 *         "suffix": "01"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["InvoiceLinesQuery"];
            };
        };
        responses: {
            /** @description The charges. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "suffix": "01",
                     *           "lineNo": 1,
                     *           "chargeDesc": "Customs duty",
                     *           "amount": 1206.25,
                     *           "currencyCode": "USD"
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "maxResults": 15
                     *     }
                     */
                    "application/json": components["schemas"]["CustomsBillingLineList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listInBondConveyances: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description File number of the customs-brokerage file.
                 * @example HB-2600123
                 */
                fileNo: components["parameters"]["FileNo"];
            };
            cookie?: never;
        };
        /** @description What is asked. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pageIndex": 1,
                 *       "maxResults": 15,
                 *       "sort": "conveyanceSeqNo",
                 *       "additionalFilters": {
                 *         "itNo": "V1234567890"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["InBondConveyanceQuery"];
            };
        };
        responses: {
            /** @description The conveyances. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "itNo": "V1234567890",
                     *           "conveyanceSeqNo": "1",
                     *           "mot": "11",
                     *           "motDesc": "Vessel",
                     *           "carrier": "KAIU",
                     *           "conveyanceName": "KAIYO HORIZON",
                     *           "vesselFlag": "JP",
                     *           "voyageFlight": "012E",
                     *           "portUnlading": "2704",
                     *           "portUnladingName": "Los Angeles",
                     *           "dateArrival": "20260125",
                     *           "billCount": 2
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "maxResults": 15
                     *     }
                     */
                    "application/json": components["schemas"]["InBondConveyanceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listInBondBills: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description File number of the customs-brokerage file.
                 * @example HB-2600123
                 */
                fileNo: components["parameters"]["FileNo"];
            };
            cookie?: never;
        };
        /** @description What is asked. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pageIndex": 1,
                 *       "maxResults": 15,
                 *       "sort": "idSeqNo",
                 *       "includeEntities": [
                 *         "InBondContainers",
                 *         "InBondMarks"
                 *       ],
                 *       "additionalFilters": {
                 *         "itNo": "V1234567890",
                 *         "conveyanceSeqNo": "1",
                 *         "idSeqNo": "1"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["InBondShipmentIdQuery"];
            };
        };
        responses: {
            /** @description The bills. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "itNo": "V1234567890",
                     *           "conveyanceSeqNo": "1",
                     *           "idSeqNo": "1",
                     *           "mblMawbNo": "KAIU1234567",
                     *           "hblHawbNo": "PFTH0012345",
                     *           "prevItNo": "V1234567001",
                     *           "quantity": 480,
                     *           "quantityUom": "CTN",
                     *           "weight": 9800.5,
                     *           "weightUom": "KG",
                     *           "partyDetails": [
                     *             {
                     *               "partyRole": "CN",
                     *               "partyRoleDesc": "Consignee",
                     *               "partyName": "HARBOR FOODS",
                     *               "address": "500 Cold Storage Way\nVernon CA 90058"
                     *             }
                     *           ],
                     *           "inBondContainersList": [
                     *             {
                     *               "noContainer": "CSQU3054383",
                     *               "contEquipDescCode": "4B",
                     *               "containerSeal1": "JP112233",
                     *               "marks": "PFT / LOS ANGELES"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "maxResults": 15
                     *     }
                     */
                    "application/json": components["schemas"]["InBondBillList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listInBondContainers: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description File number of the customs-brokerage file.
                 * @example HB-2600123
                 */
                fileNo: components["parameters"]["FileNo"];
            };
            cookie?: never;
        };
        /** @description What is asked. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "includeEntities": [
                 *         "InBondTariff",
                 *         "InBondMarks",
                 *         "InBondDesc"
                 *       ],
                 *       "additionalFilters": {
                 *         "itNo": "V1234567890",
                 *         "conveyanceSeqNo": "1",
                 *         "idSeqNo": "1",
                 *         "noContainer": "CSQU3054383"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["InBondContainersQuery"];
            };
        };
        responses: {
            /** @description The containers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "noContainer": "CSQU3054383",
                     *           "contEquipDescCode": "4B",
                     *           "containerSeal1": "JP112233",
                     *           "inBondTariffList": [
                     *             {
                     *               "seqNo": "1",
                     *               "assembler": "PACIFIC FRUIT TRADING",
                     *               "valueInBond": 24750,
                     *               "exchangeRateAmt": 0.0066,
                     *               "pieces": 480,
                     *               "piecesUnitOfMeasure": "CTN",
                     *               "cargoDesc": "Yuzu juice"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "maxResults": 15
                     *     }
                     */
                    "application/json": components["schemas"]["InBondContainerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listInBondTariffs: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description File number of the customs-brokerage file.
                 * @example HB-2600123
                 */
                fileNo: components["parameters"]["FileNo"];
            };
            cookie?: never;
        };
        /** @description What is asked. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "includeEntities": [
                 *         "InBondDesc",
                 *         "PgFdaIb",
                 *         "PgFdaIbParties",
                 *         "PgFdaIbCompliance"
                 *       ],
                 *       "additionalFilters": {
                 *         "itNo": "V1234567890",
                 *         "conveyanceSeqNo": "1",
                 *         "idSeqNo": "1",
                 *         "noContainer": "CSQU3054383",
                 *         "seqNo": "1"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["InBondTariffQuery"];
            };
        };
        responses: {
            /** @description The commodities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "seqNo": "1",
                     *           "styleNo": "YUZU-500",
                     *           "assembler": "PACIFIC FRUIT TRADING",
                     *           "tariffNo": "2009310040",
                     *           "valueInBond": 24750,
                     *           "valueForeignCurrency": 3750000,
                     *           "currencyCode": "JPY",
                     *           "exchangeRateAmt": 0.0066,
                     *           "pieces": 480,
                     *           "piecesUnitOfMeasure": "CTN",
                     *           "weight": 9800.5,
                     *           "weightUom": "KG",
                     *           "cargoDesc": "Yuzu juice",
                     *           "priorNotice": {
                     *             "productCode": "16AGT05",
                     *             "productDesc": "Yuzu juice",
                     *             "affirmationOfCompliance": "PFR",
                     *             "complianceQualifier": "12345678901",
                     *             "priorNoticeConfirmationNo": "260012345678"
                     *           },
                     *           "pgFdaIbList": [
                     *             {
                     *               "pgSeqNbr": 1,
                     *               "productCode": "16AGT05",
                     *               "pgFdaIbPartiesList": [
                     *                 {
                     *                   "partyRole": "MF",
                     *                   "partyRoleDesc": "Manufacturer",
                     *                   "partyName": "PACIFIC FRUIT TRADING",
                     *                   "address": "1-2 Minato Mirai\nYokohama"
                     *                 }
                     *               ],
                     *               "pgFdaIbComplianceList": [
                     *                 {
                     *                   "complianceCd": "PFR",
                     *                   "complianceQualifier": "12345678901"
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "maxResults": 15
                     *     }
                     */
                    "application/json": components["schemas"]["InBondTariffList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listFtzConcurrences: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description File number of the customs-brokerage file.
                 * @example HB-2600123
                 */
                fileNo: components["parameters"]["FileNo"];
            };
            cookie?: never;
        };
        /** @description What is asked. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pageIndex": 1,
                 *       "maxResults": 15,
                 *       "includeEntities": [
                 *         "FtzPttContainers",
                 *         "FtzPttRemarks"
                 *       ],
                 *       "additionalFilters": {
                 *         "actionQualifier": "B",
                 *         "idNo": "KAIU7654321",
                 *         "actionCd": "C",
                 *         "seqNo": "1"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FtzPttConcurQuery"];
            };
        };
        responses: {
            /** @description The records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "seqNo": "1",
                     *           "actionQualifier": "B",
                     *           "actionQualifierDesc": "Bill of lading",
                     *           "actionCd": "C",
                     *           "actionCdDesc": "Concur",
                     *           "idNo": "KAIU7654321",
                     *           "ftzPttUniqueIdentifier": "PTT26000123",
                     *           "receivedQuantity": 60,
                     *           "receivedQuantityUom": "CTN",
                     *           "carrierCd": "WBDY",
                     *           "pttFirms": "Z952",
                     *           "ftzPttContainersList": [
                     *             {
                     *               "noContainer": "CSQU3054383",
                     *               "dateArrival": "20260125",
                     *               "containerManifestedQuantity": 60
                     *             }
                     *           ],
                     *           "ftzPttRemarksList": [
                     *             {
                     *               "remarkSeqNo": 1,
                     *               "concurRemark": "Received in good order."
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "maxResults": 15
                     *     }
                     */
                    "application/json": components["schemas"]["FtzConcurrenceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listFtzConveyances: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description File number of the customs-brokerage file.
                 * @example HB-2600123
                 */
                fileNo: components["parameters"]["FileNo"];
            };
            cookie?: never;
        };
        /** @description What is asked. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pageIndex": 1,
                 *       "maxResults": 15,
                 *       "includeEntities": [
                 *         "FtzShipmentId",
                 *         "FtzContainers"
                 *       ],
                 *       "additionalFilters": {
                 *         "conveyanceSeqNo": "1"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FtzConveyanceQuery"];
            };
        };
        responses: {
            /** @description The conveyances. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "conveyanceSeqNo": "1",
                     *           "admissionType": "R",
                     *           "admissionTypeDesc": "Regular",
                     *           "conveyanceShipper": "NAGOYA BEARING WORKS",
                     *           "mot": "11",
                     *           "motDesc": "Vessel",
                     *           "carrier": "KAIU",
                     *           "country": "JP",
                     *           "exportDate": "20260112",
                     *           "dateImport": "20260125",
                     *           "dateArrival": "20260125",
                     *           "splitConveyance": "N",
                     *           "portUnlading": "2704",
                     *           "conveyanceName": "KAIYO HORIZON",
                     *           "ftzVoyageFlight": "012E",
                     *           "ftzShipmentIdList": [
                     *             {
                     *               "conveyanceSeqNo": "1",
                     *               "idSeqNo": "1",
                     *               "bolAwbNo": "KAIU7654321",
                     *               "ftzHouseBill": "NBWH000321",
                     *               "quantity": 60,
                     *               "quantityUom": "CTN",
                     *               "countryExport": "JP",
                     *               "commaSeperatedContainers": "CSQU3054383",
                     *               "ftzItNo": "V1234567891",
                     *               "itDateDt": "20260126",
                     *               "itPort": "2704",
                     *               "itCarrier": "WBDY",
                     *               "pttRequest": "Y",
                     *               "pttUniqueIdentifier": "PTT26000123",
                     *               "ftzContainersList": [
                     *                 {
                     *                   "noContainer": "CSQU3054383",
                     *                   "dispositionCode": "1A",
                     *                   "pttUniqueIdentifier": "PTT26000123",
                     *                   "pttDispositionCd": "90"
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "maxResults": 15
                     *     }
                     */
                    "application/json": components["schemas"]["FtzConveyanceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listFtzBills: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description File number of the customs-brokerage file.
                 * @example HB-2600123
                 */
                fileNo: components["parameters"]["FileNo"];
            };
            cookie?: never;
        };
        /** @description What is asked. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "includeEntities": [
                 *         "FtzContainers",
                 *         "FtzLines",
                 *         "FtzCommodityDescriptions"
                 *       ],
                 *       "additionalFilters": {
                 *         "conveyanceSeqNo": "1",
                 *         "idSeqNo": "1"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FtzShipmentIdQuery"];
            };
        };
        responses: {
            /** @description The bills. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "conveyanceSeqNo": "1",
                     *           "idSeqNo": "1",
                     *           "bolAwbNo": "KAIU7654321",
                     *           "ftzHouseBill": "NBWH000321",
                     *           "quantity": 60,
                     *           "quantityUom": "CTN",
                     *           "countryExport": "JP",
                     *           "commaSeperatedContainers": "CSQU3054383",
                     *           "ftzItNo": "V1234567891",
                     *           "itDateDt": "20260126",
                     *           "itPort": "2704",
                     *           "itCarrier": "WBDY",
                     *           "pttRequest": "Y",
                     *           "pttUniqueIdentifier": "PTT26000123",
                     *           "ftzContainersList": [
                     *             {
                     *               "noContainer": "CSQU3054383",
                     *               "dispositionCode": "1A",
                     *               "pttUniqueIdentifier": "PTT26000123",
                     *               "pttDispositionCd": "90"
                     *             }
                     *           ],
                     *           "ftzLinesList": [
                     *             {
                     *               "lineNo": 1,
                     *               "styleNo": "BRG-6204",
                     *               "lineValueUs": 15320,
                     *               "descrOfGoods": "Ball bearings",
                     *               "additionalDescription": "Deep groove"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "maxResults": 15
                     *     }
                     */
                    "application/json": components["schemas"]["FtzBillList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listFtzLines: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description File number of the customs-brokerage file.
                 * @example HB-2600123
                 */
                fileNo: components["parameters"]["FileNo"];
            };
            cookie?: never;
        };
        /** @description What is asked. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "includeEntities": [
                 *         "FtzCommodityDescriptions"
                 *       ],
                 *       "additionalFilters": {
                 *         "conveyanceSeqNo": "1",
                 *         "idSeqNo": "1",
                 *         "lineNo": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FtzLinesQuery"];
            };
        };
        responses: {
            /** @description The commodities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "lineNo": 1,
                     *           "styleNo": "BRG-6204",
                     *           "lineValueUs": 15320,
                     *           "lineValueUsAmt": 15320.4,
                     *           "lineValueForeignAmt": 2321272,
                     *           "currencyCode": "JPY",
                     *           "descrOfGoods": "Ball bearings",
                     *           "assembler": "NAGOYA BEARING WORKS",
                     *           "tariffNo": "8482105048",
                     *           "manufacturerId": "JPNAGBEA45NAG",
                     *           "chargesAmt": 420,
                     *           "countryOrigin": "JP",
                     *           "ftzZoneStatus": "P",
                     *           "licenseInd": "N",
                     *           "disclaimPriorNotice": "Y",
                     *           "hmfCharges": 19.15,
                     *           "quantityUomList": [
                     *             {
                     *               "quantity": 12000,
                     *               "quantityUom": "NO"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "maxResults": 15
                     *     }
                     */
                    "application/json": components["schemas"]["FtzLineList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    findCustomsDocument: {
        parameters: {
            query: {
                /**
                 * @description Value that the link of the document carries.
                 * @example DOC700123
                 */
                value: string;
            };
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "document": {
                     *         "documentId": "DOC700123",
                     *         "docSNo": 1,
                     *         "description": "Commercial invoice",
                     *         "type": "CIV",
                     *         "fileName": "invoice.pdf",
                     *         "documentType": "pdf",
                     *         "uploadDate": "20260120",
                     *         "source": "CP",
                     *         "action": "existing",
                     *         "documentData": "JVBERi0xLjQK"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CustomsDocumentReply"];
                };
            };
            /** @description Document not available for this record; it is named there, and its file is not kept. */
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
    saveCustomsDocuments: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random letters of the caller's: one key for one intent, the same each time its request is sent again, by the browser or by
                 *     the person. What the user sent under a key within the last 31 days is done once: the answer of the first time is answered
                 *     again. Another request under a known key is refused (422).
                 * @example 5f0c2b7e9a41d683c07f1be2
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The file and its new documents. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fileNo": "HB-2600123",
                 *       "documentList": [
                 *         {
                 *           "docSNo": 2,
                 *           "description": "Packing list",
                 *           "type": "PKL",
                 *           "fileName": "packing.pdf",
                 *           "documentType": "pdf",
                 *           "action": "new",
                 *           "documentData": "JVBERi0xLjQK"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CustomsDocumentSave"];
            };
        };
        responses: {
            /** @description Some documents were refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusMessage": "1 of 1 documents could not be saved.",
                     *       "documentList": [
                     *         {
                     *           "fileName": "packing.pdf",
                     *           "statusMessage": "File size should be less than 10M"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CustomsDocumentSaveReply"];
                };
            };
            /** @description All documents were saved. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statusMessage": "Document(s) uploaded successfully",
                     *       "documentList": [
                     *         {
                     *           "documentId": "DOC700124",
                     *           "docSNo": 2,
                     *           "fileName": "packing.pdf",
                     *           "documentType": "pdf",
                     *           "source": "CP",
                     *           "action": "existing"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CustomsDocumentSaveReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["KeyReused"];
        };
    };
    getCustomsDocument: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path: {
                /**
                 * @description Id in the document store.
                 * @example DOC700123
                 */
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "document": {
                     *         "documentId": "DOC700123",
                     *         "docSNo": 1,
                     *         "description": "Commercial invoice",
                     *         "type": "CIV",
                     *         "fileName": "invoice.pdf",
                     *         "documentType": "pdf",
                     *         "uploadDate": "20260120",
                     *         "source": "CP",
                     *         "action": "existing",
                     *         "documentData": "JVBERi0xLjQK"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CustomsDocumentReply"];
                };
            };
            /** @description Document not available for this record; it is named there, and its file is not kept. */
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
    listForeignPorts: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is looked for. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lookupField": "portLadingName",
                 *       "lookupValue": "YOKO",
                 *       "pageIndex": -1,
                 *       "sort": "portLadingName"
                 *     }
                 */
                "application/json": components["schemas"]["ForeignPortLookup"];
            };
        };
        responses: {
            /** @description The ports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "value": "58886",
                     *           "label": "Yokohama",
                     *           "portLadingName": "Yokohama",
                     *           "country": "JP"
                     *         }
                     *       ],
                     *       "totalRecords": 1
                     *     }
                     */
                    "application/json": components["schemas"]["CustomsPortList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listDistrictPorts: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The tenant's id in upper case, from the first segment of the portal's address.
                 * @example ACME
                 */
                "X-Tenant": components["parameters"]["Tenant"];
                /**
                 * @description The id of the signed-in user, in upper case; what is no printable ASCII by its UTF-8 bytes in percents.
                 * @example CUSTOMER
                 */
                "X-User-Name"?: components["parameters"]["UserName"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is looked for. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lookupField": "name",
                 *       "lookupValue": "LOS",
                 *       "pageIndex": -1,
                 *       "sort": "name"
                 *     }
                 */
                "application/json": components["schemas"]["DistrictPortLookup"];
            };
        };
        responses: {
            /** @description The ports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "value": "2704",
                     *           "label": "Los Angeles",
                     *           "name": "Los Angeles",
                     *           "country": "US",
                     *           "state": "CA"
                     *         }
                     *       ],
                     *       "totalRecords": 1
                     *     }
                     */
                    "application/json": components["schemas"]["CustomsPortList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
}
