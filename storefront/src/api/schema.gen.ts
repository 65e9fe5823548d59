// Made by `npm run generate` from backend/openapi.json; not written by hand.
export interface paths {
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process answers */
        get: operations["HealthController_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process can serve: the database answers, the disk has space, and the process is not stopping */
        get: operations["HealthController_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every scheduled job with its last run; without paging, since there are few */
        get: operations["JobsAdminController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Run a job now and wait for it; `lastRun` shows when it failed */
        post: operations["JobsAdminController_run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/send-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a one-time password */
        post: operations["SignInController_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verify-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with a code or a staff PIN; sets the session cookies */
        post: operations["SignInController_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is logged in */
        get: operations["SignInController_session"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log out */
        post: operations["SignInController_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My sessions, the last used first */
        get: operations["SessionsController_list"];
        put?: never;
        post?: never;
        /** Log out everywhere, also on this device */
        delete: operations["SessionsController_revokeAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of my sessions */
        delete: operations["SessionsController_revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My profile */
        get: operations["UsersController_own"];
        /** Change my profile; fields left out stay */
        put: operations["UsersController_update"];
        post?: never;
        /** Delete my account */
        delete: operations["UsersController_erase"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download my data */
        get: operations["UsersController_data"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Employees, in the simple-rest dialect */
        get: operations["EmployeesAdminController_list"];
        put?: never;
        /** Create an employee */
        post: operations["EmployeesAdminController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/employees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One employee */
        get: operations["EmployeesAdminController_one"];
        /** Change the name, PIN or role, disable or enable */
        put: operations["EmployeesAdminController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/employees/{id}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove somebody else’s second factor; needs the caller’s PIN again, and ends the other person’s sessions */
        delete: operations["EmployeesAdminController_removeSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names of all staff by mobile number, also of those who are disabled */
        get: operations["PeopleAdminController_all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enter the PIN again after a call answered PIN_WANTED */
        post: operations["OwnPinController_show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the caller’s PIN; the present PIN must have been entered in the last five minutes */
        put: operations["OwnPinController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a second factor is on, and what it is */
        get: operations["OwnSecondFactorController_state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-second-factor/app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A secret for an authenticator app, shown once; valid for 15 minutes */
        post: operations["OwnSecondFactorController_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-second-factor/app/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start to use the app with one of its codes; the other devices are logged out */
        post: operations["OwnSecondFactorController_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-second-factor/app/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove the app; if there are no passkeys, the second factor is off */
        post: operations["OwnSecondFactorController_removeApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ten new recovery codes; the old ones are not valid any more */
        post: operations["OwnSecondFactorController_renewCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-second-factor/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn the second factor off */
        post: operations["OwnSecondFactorController_turnOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-second-factor/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Options with which the browser makes a passkey; valid for 5 minutes */
        post: operations["OwnPasskeysController_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-second-factor/passkeys/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start to use a passkey that the browser made; the other devices are logged out */
        post: operations["OwnPasskeysController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-second-factor/passkeys/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a passkey; if nothing else is left, the second factor is off */
        post: operations["OwnPasskeysController_remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/otp-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Codes sent and used in the last 30 days, newest first */
        get: operations["OtpDaysAdminController_recent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a picture: JPEG, PNG, WebP or AVIF, at most 12 MB and 50 megapixels */
        post: operations["UploadsController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A copy of a picture: <id>-<width>.webp or .avif */
        get: operations["PublicUploadsController_copy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/low-stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active products at or below their low-stock level, the emptiest first; at most twelve */
        get: operations["LowStockController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products, by price ascending */
        get: operations["ProductsController_list"];
        put?: never;
        /** Create a product */
        post: operations["ProductWritesController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a product; its material type cannot change */
        put: operations["ProductWritesController_change"];
        post?: never;
        /** Delete a product, unless stock, a BOM, a cart or an order refers to it */
        delete: operations["ProductWritesController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products, in the simple-rest dialect */
        get: operations["AdminProductsController_list"];
        put?: never;
        /** Create a product */
        post: operations["AdminProductsController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product */
        get: operations["AdminProductsController_one"];
        /** Change a product; its material type cannot change */
        put: operations["AdminProductsController_change"];
        post?: never;
        /** Delete a product, unless stock, a BOM, a cart or an order refers to it */
        delete: operations["AdminProductsController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/suppliers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suppliers, in the simple-rest dialect */
        get: operations["SuppliersController_list"];
        put?: never;
        /** Create a supplier */
        post: operations["SuppliersController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/suppliers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One supplier */
        get: operations["SuppliersController_one"];
        /** Change a supplier */
        put: operations["SuppliersController_change"];
        post?: never;
        /** Delete a supplier, unless a batch came from it */
        delete: operations["SuppliersController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stock/{id}/bill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture of a batch's bill */
        get: operations["BillsController_read"];
        /** Keep a picture of the bill: JPEG, PNG, WebP or AVIF, at most 12 MB */
        put: operations["BillsController_keep"];
        post?: never;
        /** Take the picture of the bill away */
        delete: operations["BillsController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/{id}/price-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was paid for a raw material, batch by batch */
        get: operations["PurchasesController_priceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/suppliers/{id}/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was bought from a supplier, by product, the latest first */
        get: operations["PurchasesController_sold"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stock/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a batch, newest first, with running balances */
        get: operations["StockHistoryController_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock/forProduct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Batches of a product with something left, earliest best before first, those near it last */
        get: operations["BatchesController_forProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Batches of all products with something left, earliest best before first */
        get: operations["BatchesController_all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock/refresh-quantities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Recompute the stock counters of what moved since the last time */
        post: operations["BatchesController_refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stock entries of a day, or the newest; 500 at most */
        get: operations["StockController_entries"];
        put?: never;
        /** Receive a batch of raw material; the server numbers it */
        post: operations["StockController_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock/{id}/nostockconfirmed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Confirm that nothing is left of a batch, or take that back */
        put: operations["StockController_confirmEmpty"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a batch that nothing refers to; a moved part goes back to its batch */
        delete: operations["StockController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stock entries, in the simple-rest dialect */
        get: operations["AdminStockController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stock/next-number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The batch number that a receipt would get now */
        get: operations["AdminStockController_nextNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stock/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One stock entry */
        get: operations["AdminStockController_one"];
        /** Change the details of a batch */
        put: operations["AdminStockController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stock/opening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enter opening stock, or what was found on the shelf */
        post: operations["AdminStockController_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stock/{id}/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Correct the quantity of a batch, with a reason */
        post: operations["UpkeepController_correct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stock/{id}/quarantine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Freeze a batch: nobody can reserve, assign, consume or ship it */
        post: operations["UpkeepController_freeze"];
        /** Free a frozen batch */
        delete: operations["UpkeepController_free"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stock/{id}/expiry-override": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Allow the use of an expired batch */
        post: operations["UpkeepController_allow"];
        /** No longer allow the use of an expired batch */
        delete: operations["UpkeepController_disallow"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stock/{id}/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a part of a batch to another outlet */
        post: operations["UpkeepController_transfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts of shelves, in the simple-rest dialect */
        get: operations["CountsController_list"];
        put?: never;
        /** Begin a count of an outlet, of a product, or of everything */
        post: operations["CountsController_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/counts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One count: its lines, compared with the present stock figures */
        get: operations["CountsController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/counts/{id}/shelf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The batches that should be on the shelf of a count, by the books */
        get: operations["CountsController_shelf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/counts/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Write down what was counted; if a batch is counted twice, the later count is used */
        put: operations["CountsController_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/counts/{id}/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Book the differences; a long count answers with status booking until all are */
        post: operations["CountsController_book"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/counts/{id}/drop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Drop a count; nothing of it is booked */
        post: operations["CountsController_drop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stock/{id}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The labels of a batch as PDF, to be printed in their own size */
        get: operations["LabelsController_print"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/label-sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sheet that labels are printed on */
        get: operations["LabelSheetController_sheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jars/{batchNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A jar by the number of its batch: what is inside, its dates, and whether it may be eaten */
        get: operations["JarsController_jar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bills of materials, newest first: of one product, or of all */
        get: operations["BomsController_list"];
        put?: never;
        /** Create a bill of materials */
        post: operations["BomsController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bom/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a bill of materials; its parent product cannot change */
        put: operations["BomsController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/boms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bills of materials, in the simple-rest dialect */
        get: operations["AdminBomsController_list"];
        put?: never;
        /** Create a bill of materials */
        post: operations["AdminBomsController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/boms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One bill of materials */
        get: operations["AdminBomsController_one"];
        /** Change a bill of materials; its parent product cannot change */
        put: operations["AdminBomsController_change"];
        post?: never;
        /** Delete a bill of materials, unless a reservation was made from it */
        delete: operations["AdminBomsController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/boms/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A bill of materials with its versions, and who saved each of them when */
        get: operations["AdminBomsController_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock/create-fg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Receive what a run made; what went into it is used */
        post: operations["RunsController_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock/update-quantities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Recompute the stock counters that a reservation touches */
        post: operations["RunsController_update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Plan a run and set its batches aside; the server numbers it */
        post: operations["ReservationsController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reservations/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Runs of a status, or all */
        get: operations["ReservationsController_report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reservations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One reservation, if it has the status that is asked for */
        get: operations["ReservationsController_one"];
        /** Change a reservation, or its status alone; its batches follow */
        put: operations["ReservationsController_change"];
        post?: never;
        /** Delete a reservation that is not completed; its batches are free again */
        delete: operations["ReservationsController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reservations/next-number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The number that a reservation would get now */
        get: operations["RunPlanningController_nextNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reservations/fill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the stock offers for a quantity of a BOM, earliest best before first */
        get: operations["RunPlanningController_fill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reservations/{id}/receipt-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What would result from receiving a run; nothing is written */
        post: operations["ReceiptPreviewController_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reservations, in the simple-rest dialect */
        get: operations["AdminReservationsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reservations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One reservation */
        get: operations["AdminReservationsController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delhivery/charges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Delivery charge to a PIN */
        get: operations["ChargesController_charges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/pickups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Vans that were asked for */
        get: operations["PickupsController_latest"];
        put?: never;
        /** Ask for the van of a day; if it is asked for again, the first answer is kept */
        post: operations["PickupsController_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cart; status 201 means that it is empty */
        get: operations["CartController_items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add jars to what is there */
        post: operations["CartController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the number of jars of a product */
        put: operations["CartController_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take jars out, all of a product when no number is given */
        delete: operations["CartController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/updateAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the given address fields; for a PIN the delivery charge is quoted again */
        put: operations["CartController_updateAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders of a range of days, newest first */
        get: operations["FulfilmentController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/order/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order, by orderId or _id */
        get: operations["FulfilmentController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{orderId}/assign-stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Take an item, or a part of it, from a batch */
        put: operations["FulfilmentController_assign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{orderId}/unassign-stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put an item's jars back into their batches */
        put: operations["FulfilmentController_unassign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{orderId}/delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Record a delivery that tracking missed */
        put: operations["FulfilmentController_delivered"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{orderId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Bring an archived order back into the lists */
        put: operations["FulfilmentController_restore"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/assign-by-fefo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Assign to every item the batches that expire first: to all of them, or to none */
        put: operations["PackingBenchController_assign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/jars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put jars of a batch into the box of an order */
        post: operations["PackingBenchController_putIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/jars/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take jars out of the box again */
        delete: operations["PackingBenchController_takeOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's orders, newest first */
        get: operations["OrdersController_list"];
        put?: never;
        /** The caller's cart becomes an order; a repeated request gives the same order */
        post: operations["CheckoutController_place"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{orderId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Cancel a paid order that is not packed; the refund is computed here */
        put: operations["OrdersController_cancel"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an unpaid order; its jars go back */
        delete: operations["OrdersController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders, in the simple-rest dialect */
        get: operations["AdminOrdersController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All orders of a filter as a file, newest first; days and times are of India */
        get: operations["AdminOrdersController_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order as a line of the list, by _id or orderId */
        get: operations["AdminOrdersController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delhivery/create-shipment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand packed orders to the courier; repeated calls give the same waybill */
        post: operations["ShipmentController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shipments/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The parcels of an order, and what the courier takes for them */
        get: operations["ShippingDeskController_plan"];
        put?: never;
        /** Book a packed order in these parcels; repeated calls go on with it and book nothing twice */
        post: operations["ShippingDeskController_book"];
        /** Take a booking back; the order is Packed again. Repeating it is safe */
        delete: operations["ShippingDeskController_cancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shipments/{orderId}/labels/{waybill}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The courier's label of a booked parcel as PDF */
        get: operations["ShippingDeskController_label"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shipments/{orderId}/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What delivery to another postal code costs, beside what was charged */
        get: operations["ShippingDeskController_addressQuote"];
        /** Correct the address of an order until it is booked; its delivery charge stays */
        put: operations["ShippingDeskController_correct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delhivery/scan/{secret}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A parcel was scanned; public behind a secret path */
        post: operations["ScanController_scan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a paid order before the courier is called; the refund is computed here */
        post: operations["CancelOrderController_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/courier-work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders with a parcel that needs somebody, in the simple-rest dialect */
        get: operations["CourierWorkController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/courier-work/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order with its parcels, by orderId or _id, whether they need somebody or not */
        get: operations["CourierWorkController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/courier-claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders with a claim that the courier has not paid, in the simple-rest dialect */
        get: operations["CourierClaimsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/courier-work/{id}/inspect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Return the jars of a parcel that came back to stock, or write them off */
        post: operations["CareStepsController_inspect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/courier-work/{id}/reship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the jars of an order again: it waits for its batches once more */
        post: operations["CareStepsController_reship"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/courier-work/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an order whose parcel did not arrive: it waits for its refund */
        post: operations["CareStepsController_refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/courier-work/{id}/made-good": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that one of several parcels was made good in another way */
        post: operations["CareStepsController_madeGood"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/courier-work/{id}/wait": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look at a parcel again in some days */
        post: operations["CareStepsController_wait"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/courier-work/{id}/give-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Treat a parcel as lost until the courier sees it again */
        post: operations["CareStepsController_giveUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/courier-work/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note what the courier was asked to pay for a parcel */
        post: operations["CareStepsController_claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/courier-work/{id}/claim-paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that the courier has paid */
        post: operations["CareStepsController_claimPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/courier-work/{id}/claim-refused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that the courier refused to pay, and why */
        post: operations["CareStepsController_claimRefused"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/packing/pick-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What to fetch from where, for orders whose batches are assigned */
        get: operations["PackingController_pickList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/packing/slips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Packing slips of orders as PDF, without prices */
        get: operations["PackingController_slips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/packing/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Address labels of orders as PDF, to be printed in their own size */
        get: operations["PackingController_labels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock/{id}/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Runs and orders that a batch is set aside for, or went into; 403 when there are none */
        get: operations["BatchUsesController_uses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/trace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a batch, a line of an order or a run came from, and where it went */
        get: operations["TraceController_trace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/trace.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a file: a line for each quantity */
        get: operations["TraceController_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{orderId}/retry-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A payment session for another try; the stock is held again first */
        post: operations["CheckoutController_retryPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cashfree/get-order-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A payment session for an order; the amount is compared, never used */
        post: operations["CashfreeController_getOrderToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cashfree/{orderId}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The payment window closed: the server asks the provider what happened */
        put: operations["CashfreeController_reportPayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cashfree/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The provider's signed events; the signature is over the raw body */
        post: operations["CashfreeController_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payment-reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payments to look at, in the simple-rest dialect */
        get: operations["AdminPaymentCasesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payment-reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One payment to look at, with what can be done about it */
        get: operations["AdminPaymentCasesController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payment-reviews/{id}/reread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the payment provider again and book what it says */
        post: operations["AdminPaymentCasesController_reread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payment-reviews/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the money back through the provider; settled once it is there */
        post: operations["AdminPaymentCasesController_refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payment-reviews/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the money as payment of its order; what is above the price goes back */
        post: operations["AdminPaymentCasesController_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payment-reviews/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record that it was settled in another way, with a note */
        post: operations["AdminPaymentCasesController_resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/Cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cancelled orders: those to refund first, then those refunded */
        get: operations["RefundsController_cancelled"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{orderId}/refund-completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Record that the money was given back by hand; repeating the same reference changes nothing */
        put: operations["RefundsController_completed"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cancelled orders and their refunds, in the simple-rest dialect */
        get: operations["AdminRefundsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/refunds/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One cancelled order and its refund */
        get: operations["AdminRefundsController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/refunds/{orderId}/provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the payment provider to give the money back; refunded once the provider says so */
        post: operations["AdminRefundsController_throughProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a part of the money back; refunded once the provider says so, or by hand */
        post: operations["CreditsController_give"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/credits/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What such a credit would give back, to the paisa; nothing changes */
        post: operations["CreditsController_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/credits/{creditId}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try a credit again that the provider ended without paying */
        post: operations["CreditsController_again"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/refunds-watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Refunds that failed, and those that are not back after seven days */
        get: operations["RefundWatchController_watched"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/refunds.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The refunds that were decided in a month, as a CSV file */
        get: operations["RefundWatchController_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payouts/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What does not match: lines, settlements, and payments in no settlement */
        get: operations["PayoutsController_open"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payouts/lines.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All lines of the settlements of a month, as a CSV file */
        get: operations["PayoutsController_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payouts/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says what an import of the provider’s report would do; nothing is written */
        post: operations["PayoutsController_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Book every line of the provider’s report that is not in the books */
        post: operations["PayoutsController_run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payouts/missing/{paymentId}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record, with a note, that no settlement will hold this payment */
        post: operations["PayoutsController_settle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settlements of the payment provider, in the simple-rest dialect */
        get: operations["SettlementsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settlements/{utr}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One settlement with its sums */
        get: operations["SettlementsController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settlements/{utr}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record, with a note, why its lines have another sum */
        post: operations["SettlementsController_settle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settlement-lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of settlements, in the simple-rest dialect */
        get: operations["SettlementLinesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settlement-lines/{id}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record, with a note, why the line does not match */
        post: operations["SettlementLinesController_settle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/recalls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Recalls and drills, in the simple-rest dialect */
        get: operations["RecallsController_list"];
        put?: never;
        /** Begin a recall or a drill from a batch; if one is open, that one is returned */
        post: operations["RecallsController_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/recalls/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One recall with everything that it reaches, as it is now */
        get: operations["RecallsController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/recalls/{id}/freeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Freeze every batch that it reaches; what is frozen is left as it is */
        post: operations["RecallsController_freeze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/recalls/{id}/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Recall a further batch with it */
        post: operations["RecallsController_addBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/recalls/{id}/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the message to the customers; nothing is sent */
        put: operations["RecallsController_rewrite"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/recalls/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a recall or end a drill; its report stays as it is then */
        post: operations["RecallsController_close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/recalls/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The report for the food authority, of now or as it was at the close */
        get: operations["RecallLinesController_report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/recalls/{id}/marks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that customers were informed, or parcels held back; or take that back */
        post: operations["RecallLinesController_mark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/recalls/{id}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the money for recalled jars back, or note what happens instead */
        post: operations["RecallLinesController_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/recalls/{id}/replacements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace recalled jars of an order at no charge; repeating it makes no second order */
        post: operations["RecallLinesController_replace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/recalls/{id}/recovered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Note how many jars of a line came back or were destroyed */
        put: operations["RecallLinesController_recover"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{orderId}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invoice as PDF: a bill of supply, or a tax invoice when GST was collected */
        get: operations["InvoicesController_invoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{orderId}/credit-note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The credit note to the invoice of a cancelled order, as PDF */
        get: operations["InvoicesController_creditNote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{orderId}/credit-notes/{creditId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The credit note for a part of an order whose money is back, as PDF */
        get: operations["InvoicesController_partCreditNote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review/product/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published reviews of a product, newest first */
        get: operations["ReviewsController_ofProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review/existing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own review of a product of an order, if there is one */
        get: operations["ReviewsController_existing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Review a product of a shipped order; until it is approved it may be edited */
        post: operations["ReviewsController_submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews that wait for a decision, the oldest first */
        get: operations["ReviewModerationController_pending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review/moderate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Publish a review or send it back; repeating it changes nothing */
        put: operations["ReviewModerationController_moderate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews, in the simple-rest dialect */
        get: operations["AdminReviewsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One review */
        get: operations["AdminReviewsController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issues/order/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The issue of an order, in a list; empty when there is none */
        get: operations["IssuesController_ofOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody's issues, those with the latest news first */
        get: operations["IssuesController_latest"];
        put?: never;
        /** Raise an issue for one of the caller’s orders; one for each order, some days after it at most */
        post: operations["IssuesController_raise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issues/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Write a message, set the status, or both */
        put: operations["IssuesController_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Issues, in the simple-rest dialect */
        get: operations["AdminIssuesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/issues/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One issue with its messages */
        get: operations["AdminIssuesController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for the shop's emails */
        post: operations["SubscriptionsController_subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the emails, by the token of the link in each of them */
        post: operations["SubscriptionsController_unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who asked for the shop's emails, in the simple-rest dialect */
        get: operations["AdminSubscribersController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/subscribers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One subscriber */
        get: operations["AdminSubscribersController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Outlets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All outlets by name, as a plain array; their codes are never shown */
        get: operations["OutletsController_all"];
        /** Change an outlet: the one with _id, else the one with mobileNumberOutlet */
        put: operations["OutletsController_change"];
        /** Create an outlet */
        post: operations["OutletsController_create"];
        /** Delete the outlet with mobileNumberOutlet, unless stock belongs to it */
        delete: operations["OutletsController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/outlets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Outlets, in the simple-rest dialect */
        get: operations["AdminOutletsController_list"];
        put?: never;
        /** Create an outlet */
        post: operations["AdminOutletsController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/outlets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One outlet */
        get: operations["AdminOutletsController_one"];
        /** Change an outlet; its code stays unless a new one is sent */
        put: operations["AdminOutletsController_change"];
        post?: never;
        /** Delete an outlet, unless stock belongs to it */
        delete: operations["AdminOutletsController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/desk/customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer of a mobile number, with the address of the last parcel */
        get: operations["DeskController_customer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/desk/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An order that staff took; paid and handed over at once where the customer is here */
        post: operations["DeskController_take"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/desk/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order with what the counter needs: how to pay, its receipt, its replacements */
        get: operations["DeskController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/desk/orders/{orderId}/handed-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Record that the customer took the packed jars; repeating it changes nothing */
        put: operations["DeskController_handOver"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/desk/orders/{orderId}/replacements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace jars of an order at no charge */
        post: operations["DeskController_replace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/desk/orders/{orderId}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record money that was taken for an unpaid order; only admins may for an order placed in the shop */
        post: operations["DeskMoneyController_collect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/desk/orders/{orderId}/cash-refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Record that the money of a cancelled order was given back in cash from the drawer */
        put: operations["DeskMoneyController_refund"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/drawers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cash drawers, from opening to count, in the simple-rest dialect */
        get: operations["DrawersController_list"];
        put?: never;
        /** Open the drawer with the cash that lies in it */
        post: operations["DrawersController_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/drawers/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The drawer that is open */
        get: operations["DrawersController_current"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/drawers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One drawer with its movements */
        get: operations["DrawersController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/drawers/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record cash that was put into the open drawer or taken out, with the reason */
        post: operations["DrawersController_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/drawers/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close the drawer with the counted cash; this cannot be undone */
        post: operations["DrawersController_close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/expense": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Expenses of a range of days as a plain array, the latest first */
        get: operations["ExpensesController_between"];
        put?: never;
        /** Write an expense down */
        post: operations["ExpensesController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/expenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Expenses, in the simple-rest dialect */
        get: operations["AdminExpensesController_list"];
        put?: never;
        /** Write an expense down */
        post: operations["AdminExpensesController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/expenses/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Subtotals per type, and the total, of all expenses that match a filter */
        get: operations["AdminExpensesController_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/expenses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One expense */
        get: operations["AdminExpensesController_one"];
        /** Change an expense */
        put: operations["AdminExpensesController_change"];
        post?: never;
        /** Delete an expense; the audit log keeps what it was */
        delete: operations["AdminExpensesController_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pins/{pin}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** City and state of a PIN */
        get: operations["PinsController_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Places for a text: suggestions while typing, addresses when finished */
        get: operations["GeoController_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address at a point in India */
        get: operations["GeoController_reverse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{kind}/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A CSV file to fill in: the columns and two example lines */
        get: operations["ImportsController_template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{kind}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a file: what an import would do, and what is wrong in which line; nothing is written */
        post: operations["ImportsController_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import every line of a file, or none */
        post: operations["ImportsController_run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sales by day and by product, of at most 366 days */
        get: operations["ReportsController_sales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/hsn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The HSN summary of a month: invoices less credit notes */
        get: operations["HsnController_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/hsn.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a CSV file, as table 12 of GSTR-1 is headed */
        get: operations["HsnController_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/costs/batches/{batchNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a batch cost, per unit and in total, through all that it was made of */
        get: operations["CostsController_batch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/costs/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an order brought and what is left of it */
        get: operations["CostsController_order"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/costs/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Margins of the products in a month, and in the months before it */
        get: operations["CostsController_products"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/costs/products.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products by month, twelve months up to one, as a CSV file */
        get: operations["CostsController_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/costs/what-if": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What another price of a raw material does to each jar */
        get: operations["CostsController_whatIf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a month earned: its income less goods sold, fees, refunds and expenses */
        get: operations["ResultController_result"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cook-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What to cook next, how much, why, and what is missing for it */
        get: operations["CookPlanController_plan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cook-plan/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What chosen lines would get from the stock, and what to buy for them */
        post: operations["CookPlanController_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cook-plan/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a run of each chosen line, all or none; a repeated request gives the same */
        post: operations["CookPlanController_reserve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts of open work, what unpaid orders hold, the age of the last backup and the last drill, and whether a page of the database is damaged */
        get: operations["DashboardController_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of this process and of the shop; also readable with METRICS_TOKEN */
        get: operations["MetricsController_all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shop profile, limits and payment window */
        get: operations["ShopController_shop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/go-live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The go-live checklist, computed from settings, configuration, catalogue and staff */
        get: operations["GoLiveAdminController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/go-live/{item}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Record that the policies were read, or that backups are arranged; or take that back */
        put: operations["GoLiveAdminController_vouch"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings, their version, and which catalogue codes products hold */
        get: operations["SettingsAdminController_read"];
        /** Change settings: values that are left out stay as they are */
        put: operations["SettingsAdminController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings-versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Saves of the settings, in the simple-rest dialect */
        get: operations["SettingsVersionsAdminController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings-versions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One save of the settings */
        get: operations["SettingsVersionsAdminController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings-versions/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring the values of a version back, as a new version */
        post: operations["SettingsVersionsAdminController_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Audit log, kept 400 days, in the simple-rest dialect */
        get: operations["AuditAdminController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One entry */
        get: operations["AuditAdminController_one"];
        put?: never;
        post?: never;
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
        Health: {
            /** @example ok */
            status: string;
            /**
             * @description null: none yet, or made by a database server
             * @example 2026-11-21T22:00:00.000Z
             */
            lastBackupAt: string | null;
        };
        JobScheduleAnswer: {
            /** @example 1 */
            everyMinutes: number | null;
            /**
             * @description Time in India, HH:MM
             * @example null
             */
            dailyAt: string | null;
        };
        JobRunAnswer: {
            /** @example 2026-11-21T06:30:20.000Z */
            startedAt: string;
            /**
             * @description Milliseconds it took
             * @example 84
             */
            durationMs: number;
            /**
             * @description false: it failed, see `lastFailure`
             * @example true
             */
            ok: boolean;
            /**
             * @description Mobile number of the employee who asked for it; null: its schedule
             * @example 9000000001
             */
            by: string | null;
            /**
             * @description What it did, counted
             * @example {
             *       "released": 2
             *     }
             */
            counts: {
                [key: string]: number;
            };
        };
        JobFailureAnswer: {
            /** @example 2026-11-20T21:40:03.000Z */
            at: string;
            /** @example 2 holds could not be released */
            message: string;
        };
        JobAnswer: {
            /** @example orders.release-holds */
            id: string;
            /** @example Release unpaid jars */
            title: string;
            /** @example Gives back the jars of orders that were not paid in time. */
            does: string;
            schedule: components["schemas"]["JobScheduleAnswer"];
            /** @example 2026-11-21T06:31:20.000Z */
            nextRunAt: string;
            /**
             * @description Set while a run is under way
             * @example null
             */
            runningSince: string | null;
            /**
             * @description Begin of a last run that never ended, because its process died
             * @example null
             */
            interruptedAt: string | null;
            /** @description null: never run */
            lastRun: components["schemas"]["JobRunAnswer"] | null;
            /** @description Also when later runs went well */
            lastFailure: components["schemas"]["JobFailureAnswer"] | null;
        };
        SendOtpBody: {
            /**
             * @description Ten digits, the first from 6 to 9
             * @example 9876543210
             */
            mobileNumber: string;
            /**
             * @description After PROOF_WANTED: `{challenge, solution}` as JSON in base64
             * @example eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319
             */
            proof?: string;
        };
        SendOtpAnswer: {
            /**
             * @description To be sent back with the code
             * @example user
             * @enum {string}
             */
            role: "user" | "ops" | "admin";
            /**
             * @example OTP sent
             * @enum {string}
             */
            message: "OTP sent" | "Log in with your pin" | "Login with last send OTP";
            /**
             * @description Seconds until another code may be asked for
             * @example 30
             */
            resendAfterSeconds: number;
        };
        SignedBody: {
            /** @example eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0 */
            clientDataJSON: string;
            /** @example SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ */
            authenticatorData: string;
            /** @example MEUCIQDqJ3w */
            signature: string;
            /** @example NjZmMGE */
            userHandle?: string;
        };
        PasskeyBody: {
            /** @example dGhlIG5hbWUgb2YgYSBrZXk */
            id: string;
            /** @example dGhlIG5hbWUgb2YgYSBrZXk */
            rawId: string;
            /**
             * @example public-key
             * @enum {string}
             */
            type: "public-key";
            response: components["schemas"]["SignedBody"];
        };
        VerifyOtpBody: {
            /** @example 9876543210 */
            mobileNumber: string;
            /**
             * @description Code of a customer, PIN of staff
             * @example 482910
             */
            otp: string;
            /**
             * @description Compared with the role of the account
             * @example user
             * @enum {string}
             */
            role?: "user" | "ops" | "admin";
            /**
             * @description After SECOND_FACTOR_WANTED: a code of the authenticator app, or a recovery code
             * @example 287082
             */
            code?: string;
            /** @description After SECOND_FACTOR_WANTED, instead of a code: the answer of a passkey to `details.passkey` */
            passkey?: components["schemas"]["PasskeyBody"];
        };
        VerifyOtpAnswer: {
            /** @example OTP verified successfully */
            message: string;
            /**
             * @example user
             * @enum {string}
             */
            role: "user" | "ops" | "admin";
            /** @example 9876543210 */
            mobileNumber: string;
        };
        SessionAnswer: {
            /** @example 9876543210 */
            mobileNumber: string;
            /**
             * @example user
             * @enum {string}
             */
            role: "user" | "ops" | "admin";
            /**
             * @description Empty until given
             * @example Lakshmi
             */
            name: string;
        };
        MessageAnswer: {
            /** @example Order P-7KQ4-M2XD was deleted. */
            message: string;
        };
        OwnSessionAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            id: string;
            /**
             * @description The session of this request
             * @example true
             */
            current: boolean;
            /** @example Mozilla/5.0 (Android 15; Mobile) */
            userAgent: string;
            /** @example 203.0.113.7 */
            address: string;
            /** @example 2026-11-21T06:30:00.000Z */
            createdAt: string;
            /**
             * @description To the day
             * @example 2026-11-21T06:30:00.000Z
             */
            seenAt: string;
        };
        OwnSessionsAnswer: {
            sessions: components["schemas"]["OwnSessionAnswer"][];
        };
        UserAnswer: {
            /** @example Lakshmi */
            name: string;
            /** @example lakshmi@example.in */
            email: string;
            /** @example 9876543210 */
            mobileNumber: string;
            /** @example Plot 12, Road 3 */
            address: string;
            /** @example Hyderabad */
            city: string;
            /** @example Telangana */
            state: string;
            /** @example 500074 */
            pin: string;
            /** @example L.B Nagar, Hyderabad, Telangana */
            location: string;
        };
        UpdateUserBody: {
            /**
             * @description Read-only: any number but the caller’s is answered with 404
             * @example 9876543210
             */
            mobileNumber?: string;
            /** @example Lakshmi */
            name?: string;
            /** @example lakshmi@example.in */
            email?: string;
            /** @example Plot 12, Road 3 */
            address?: string;
            /** @example Hyderabad */
            city?: string;
            /** @example Telangana */
            state?: string;
            /** @example 500074 */
            pin?: string;
            /** @example L.B Nagar, Hyderabad, Telangana */
            location?: string;
        };
        DeleteUserBody: {
            /**
             * @description Must be true: the person has confirmed it
             * @example true
             */
            confirm: boolean;
        };
        EmployeeAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            id: string;
            /** @example 9000000002 */
            mobileNumber: string;
            /**
             * @example ops
             * @enum {string}
             */
            role: "ops" | "admin";
            /** @example Ramesh */
            name: string;
            /** @example false */
            disabled: boolean;
            /**
             * @description A log-in needs more than the PIN
             * @example true
             */
            secondFactor: boolean;
            /** @example 2026-11-21T06:30:00.000Z */
            lastSignInAt: string | null;
            /** @example 2026-11-01T04:30:00.000Z */
            createdAt: string;
            /**
             * @description Counts the edits; send it back with an update
             * @example 3
             */
            version: number;
        };
        CreateEmployeeBody: {
            /** @example 9000000002 */
            mobileNumber: string;
            /**
             * @example ops
             * @enum {string}
             */
            role: "ops" | "admin";
            /** @example Ramesh */
            name: string;
            /**
             * @description 6 to 12 digits; never shown again
             * @example 135790
             */
            pin: string;
        };
        UpdateEmployeeBody: {
            /** @example Ramesh */
            name?: string;
            /**
             * @example admin
             * @enum {string}
             */
            role?: "ops" | "admin";
            /**
             * @description Ends every session at once
             * @example true
             */
            disabled?: boolean;
            /**
             * @description A new PIN; ends every other session
             * @example 864209
             */
            pin?: string;
            /**
             * @description Version that the editor loaded; if it is left out, the last save wins
             * @example 3
             */
            version?: number;
        };
        PersonAnswer: {
            /** @example 9000000002 */
            mobileNumber: string;
            /** @example Ramesh */
            name: string;
        };
        PinBody: {
            /**
             * @description 6 to 12 digits
             * @example 135790
             */
            pin: string;
        };
        PasskeyAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            id: string;
            /** @example My phone */
            name: string;
            /** @example 2026-11-21T06:30:00.000Z */
            createdAt: string;
            /**
             * @description Null until it was first used
             * @example 2026-11-23T03:05:00.000Z
             */
            lastUsedAt: string | null;
        };
        OwnSecondFactorAnswer: {
            /**
             * @description Null while off
             * @example 2026-11-21T06:30:00.000Z
             */
            since: string | null;
            /**
             * @description Whether an authenticator app is part of it
             * @example true
             */
            app: boolean;
            /** @description The oldest first */
            passkeys: components["schemas"]["PasskeyAnswer"][];
            /**
             * @description The only address where passkeys work; null where browsers make none
             * @example https://jaadi.in
             */
            passkeysAt: string | null;
            /** @example 9 */
            recoveryCodesLeft: number;
        };
        ShownBody: {
            /**
             * @description Of the authenticator app, or a recovery code
             * @example 287082
             */
            code?: string;
            /** @description The answer of a passkey to `details.passkey` of SECOND_FACTOR_WANTED */
            passkey?: components["schemas"]["PasskeyBody"];
        };
        NewAppAnswer: {
            /**
             * @description To be typed; never shown again
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
            /** @example otpauth://totp/Jaadi:9000000001?secret=JBSWY3DPEHPK3PXP&issuer=Jaadi */
            address: string;
            /**
             * @description Squares on each side of the QR code of the address
             * @example 37
             */
            qrSquares: number;
            /**
             * @description Its dark squares as an SVG path
             * @example M0 0h7v1h-7z
             */
            qrPath: string;
        };
        CodeBody: {
            /**
             * @description Of the authenticator app
             * @example 287082
             */
            code: string;
        };
        RecoveryCodesAnswer: {
            /**
             * @description Ten codes, shown only now; each is valid once. Empty if they were given before.
             * @example [
             *       "ABCD-EFGH-JKLM-NPQR"
             *     ]
             */
            recoveryCodes: string[];
        };
        RelyingPartyAnswer: {
            /** @example jaadi.in */
            id: string;
            /** @example Jaadi */
            name: string;
        };
        AlgorithmAnswer: {
            /** @example -7 */
            alg: number;
            /** @example public-key */
            type: string;
        };
        KnownPasskeyAnswer: {
            /** @example dGhlIG5hbWUgb2YgYSBrZXk */
            id: string;
            /** @example public-key */
            type: string;
            /**
             * @example [
             *       "internal"
             *     ]
             */
            transports?: string[];
        };
        NewPasskeyAnswer: {
            /**
             * @description Valid once, for five minutes
             * @example dp-YBKPYo9bCzqp7GTLYqUZlrw5tGqJ4mJg3VCqgX4c
             */
            challenge: string;
            rp: components["schemas"]["RelyingPartyAnswer"];
            user: components["schemas"]["UserAnswer"];
            pubKeyCredParams: components["schemas"]["AlgorithmAnswer"][];
            /** @example 300000 */
            timeout?: number;
            /** @example none */
            attestation?: string;
            /** @description Passkeys of the account: their devices make no second one */
            excludeCredentials?: components["schemas"]["KnownPasskeyAnswer"][];
            /**
             * @example {
             *       "userVerification": "preferred"
             *     }
             */
            authenticatorSelection?: Record<string, never>;
            /**
             * @example {
             *       "credProps": true
             *     }
             */
            extensions?: Record<string, never>;
            /** @example [] */
            hints?: string[];
        };
        MadeBody: {
            /** @example eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0 */
            clientDataJSON: string;
            /** @example o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YQ */
            attestationObject: string;
            /**
             * @description How the browser reaches the device
             * @example [
             *       "internal"
             *     ]
             */
            transports?: string[];
        };
        NewPasskeyBody: {
            /** @example dGhlIG5hbWUgb2YgYSBrZXk */
            id: string;
            /** @example dGhlIG5hbWUgb2YgYSBrZXk */
            rawId: string;
            /**
             * @example public-key
             * @enum {string}
             */
            type: "public-key";
            response: components["schemas"]["MadeBody"];
        };
        AddPasskeyBody: {
            /**
             * @description Name that its owner gave it
             * @example My phone
             */
            name: string;
            /** @description The browser’s answer to the options */
            passkey: components["schemas"]["NewPasskeyBody"];
        };
        OtpDayAnswer: {
            /**
             * @description A day in India
             * @example 2026-11-21
             */
            day: string;
            /**
             * @description Codes sent, each paid for
             * @example 140
             */
            sent: number;
            /**
             * @description Codes that led to a log-in
             * @example 121
             */
            verified: number;
        };
        UploadAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            id: string;
            /** @example /uploads/6740c1f2a4b5c6d7e8f90123-640.webp */
            url: string;
            /**
             * @description Of the original, upright, in px
             * @example 4000
             */
            width: number;
            /**
             * @description px
             * @example 3000
             */
            height: number;
            /**
             * @description Copies lie at /uploads/<id>-<width>.webp and .avif
             * @example [
             *       320,
             *       640,
             *       1080
             *     ]
             */
            widths: number[];
        };
        LowProductAnswer: {
            /** @example FG-0007 */
            Id: string;
            /** @example CHICKEN CP_PO MEDIUM 1kg */
            name: string;
            /**
             * @description In the unit of the product
             * @example 2
             */
            available: number;
            /** @example PC */
            priceUnit: string;
        };
        PictureAnswer: {
            /**
             * @description Copies of an upload lie at /uploads/<upload>-<width>.webp and .avif; null: `url` is elsewhere
             * @example 6740c1f2a4b5c6d7e8f90123
             */
            upload: string | null;
            /** @example /uploads/6740c1f2a4b5c6d7e8f90123-640.webp */
            url: string;
            /** @example A jar of chicken pickle, opened */
            alt: string;
            /**
             * @description px
             * @example 4000
             */
            width: number | null;
            /**
             * @description px
             * @example 3000
             */
            height: number | null;
            /**
             * @example [
             *       320,
             *       640,
             *       1080
             *     ]
             */
            widths: number[];
        };
        IngredientAnswer: {
            /** @example Gongura leaves */
            name: string;
            /** @description Shown to customers */
            showasIngredient: boolean;
        };
        ProductAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            /** @example FG-0001 */
            Id: string;
            /** @example CHICKEN CP_PO MEDIUM 1kg */
            name: string;
            /**
             * @description Sanitised HTML
             * @example <p><strong>Chicken pickle</strong></p>
             */
            description: string;
            /**
             * @description Address of the first picture, or of the drawn jar if there is none
             * @example /images/products/chicken-cp_po-medium-1kg.svg
             */
            image: string;
            /** @description Addresses of the further pictures */
            images: string[];
            pictures: components["schemas"]["PictureAnswer"][];
            /**
             * @description Rupees per jar, or per priceUnit of a material
             * @example 849
             */
            price: number;
            /**
             * @description Rupees
             * @example 899
             */
            mrp: number | null;
            /** @enum {string} */
            priceUnit: "KG" | "LTR" | "PC";
            /** @enum {string} */
            materialType: "FG" | "RM" | "SG";
            /** @example CHICKEN */
            variantType: string | null;
            /** @example CP_PO */
            variantOil: string | null;
            /** @example MEDIUM */
            variantSpicy: string | null;
            /** @example 1kg */
            variantWeight: string | null;
            /**
             * @description Grams of pickle
             * @example 1000
             */
            netWeight: number;
            /**
             * @description Grams with the jar
             * @example 1420
             */
            grossWeight: number;
            /** @example false */
            vegetarian: boolean;
            /** @description A material that is shown among the ingredients of the products that it goes into */
            showasIngredient: boolean;
            /**
             * @example [
             *       "Mustard"
             *     ]
             */
            allergens: string[];
            /** @example 180 */
            shelfLifeDays: number | null;
            activeFlag: boolean;
            unlimitedStock: boolean;
            /**
             * @description Last change, also of the stock
             * @example 2026-11-21T06:30:00.000Z
             */
            updatedAt: string;
            /**
             * @description Whole jars of a finished product, else a quantity
             * @example 12
             */
            availableStock: number;
            /**
             * @description Some stock is left, at or below the low-stock level
             * @example false
             */
            fewLeft: boolean;
            /** @description With withIngrediants */
            ingredients?: components["schemas"]["IngredientAnswer"][];
            /**
             * @description With withReview
             * @example 14
             */
            reviewCount?: number;
            /**
             * @description With withReview; one decimal
             * @example 4.6
             */
            avgRating?: number | null;
        };
        ProductListAnswer: {
            products: components["schemas"]["ProductAnswer"][];
            /**
             * @description Products on all pages together
             * @example 24
             */
            total: number;
        };
        PictureBody: {
            /**
             * @description Id of an upload; without it `url` is the address of a picture elsewhere
             * @example 6740c1f2a4b5c6d7e8f90123
             */
            upload?: string | null;
            /**
             * @description https only
             * @example https://pictures.example/chicken.jpg
             */
            url?: string;
            /** @example A jar of chicken pickle, opened */
            alt?: string;
        };
        IngredientBody: {
            /** @example Gongura leaves */
            name: string;
            /**
             * @description Shown to customers
             * @default true
             */
            showasIngredient: boolean;
        };
        NutritionBody: {
            /** @example 412 */
            energyKcal: number;
            /** @example 14.2 */
            proteinG: number;
            /** @example 6 */
            carbohydrateG: number;
            /** @example 1.1 */
            sugarG: number;
            /** @example 36 */
            fatG: number;
            /** @example 7 */
            saturatedFatG: number;
            /** @example 1650 */
            sodiumMg: number;
        };
        CreateProductBody: {
            /**
             * @description RM and SG; an FG is named after its variant
             * @example Rock salt
             */
            name?: string;
            /**
             * @description Sanitised on write
             * @example <p>Hot and <strong>sour</strong></p>
             */
            description?: string;
            /**
             * @description FG: https address of the first picture; an empty text removes it
             * @example https://pictures.example/chicken.jpg
             */
            image?: string;
            /** @description FG: all pictures in their order */
            pictures?: components["schemas"]["PictureBody"][];
            /**
             * @description FG: a code of the list
             * @example CHICKEN
             */
            variantType?: string | null;
            /** @example CP_PO */
            variantOil?: string | null;
            /** @example MEDIUM */
            variantSpicy?: string | null;
            /** @example 1kg */
            variantWeight?: string | null;
            /**
             * @description Rupees; required for FG
             * @example 849
             */
            price?: Record<string, never>;
            /**
             * @description FG: rupees, at least the price
             * @example 899
             */
            mrp?: number | null;
            /**
             * @description Percent of GST contained in the price; null: the shop's usual one
             * @example 12
             */
            gstRatePercent?: number | null;
            /**
             * @description HSN code of the goods, 4 to 8 digits; null: the shop's usual one
             * @example 2001
             */
            hsnCode?: string | null;
            /**
             * @description RM and SG
             * @enum {string}
             */
            priceUnit?: "KG" | "LTR" | "PC";
            /**
             * @description Grams of pickle
             * @example 1000
             */
            netWeight?: Record<string, never>;
            /**
             * @description Grams with the jar
             * @example 1420
             */
            grossWeight?: Record<string, never>;
            /** @description Without it a new FG follows its variant's entry on the list */
            vegetarian?: boolean;
            /**
             * @description Shown among the ingredients of the products that it goes into
             * @default true
             */
            showasIngredient: boolean;
            ingredients?: components["schemas"]["IngredientBody"][];
            /**
             * @example [
             *       "Mustard"
             *     ]
             */
            allergens?: string[];
            /** @description For 100 g; either all values or none */
            nutrition?: components["schemas"]["NutritionBody"] | null;
            /** @example 180 */
            shelfLifeDays?: number | null;
            /**
             * @description FG: for the page of a jar; plain text
             * @example Red chillies from Guntur
             */
            originNote?: string | null;
            /**
             * @description FG: for the page of a jar; plain text
             * @example In a cool, dry place
             */
            storageNote?: string | null;
            /**
             * @description FG: on sale
             * @default true
             */
            activeFlag: boolean;
            /**
             * @description FG: sold without a check of the stock
             * @default false
             */
            unlimitedStock: boolean;
            /**
             * @description The cockpit warns at or below this; in jars or the price unit
             * @example 5
             */
            lowStock?: Record<string, never>;
            /** @enum {string} */
            materialType: "FG" | "RM" | "SG";
        };
        ProductSavedAnswer: {
            /** @example Product created successfully */
            message: string;
            product: components["schemas"]["ProductAnswer"];
        };
        ChangeProductBody: {
            /**
             * @description RM and SG; an FG is named after its variant
             * @example Rock salt
             */
            name?: string;
            /**
             * @description Sanitised on write
             * @example <p>Hot and <strong>sour</strong></p>
             */
            description?: string;
            /**
             * @description FG: https address of the first picture; an empty text removes it
             * @example https://pictures.example/chicken.jpg
             */
            image?: string;
            /** @description FG: all pictures in their order */
            pictures?: components["schemas"]["PictureBody"][];
            /**
             * @description FG: a code of the list
             * @example CHICKEN
             */
            variantType?: string | null;
            /** @example CP_PO */
            variantOil?: string | null;
            /** @example MEDIUM */
            variantSpicy?: string | null;
            /** @example 1kg */
            variantWeight?: string | null;
            /**
             * @description Rupees; required for FG
             * @example 849
             */
            price?: Record<string, never>;
            /**
             * @description FG: rupees, at least the price
             * @example 899
             */
            mrp?: number | null;
            /**
             * @description Percent of GST contained in the price; null: the shop's usual one
             * @example 12
             */
            gstRatePercent?: number | null;
            /**
             * @description HSN code of the goods, 4 to 8 digits; null: the shop's usual one
             * @example 2001
             */
            hsnCode?: string | null;
            /**
             * @description RM and SG
             * @enum {string}
             */
            priceUnit?: "KG" | "LTR" | "PC";
            /**
             * @description Grams of pickle
             * @example 1000
             */
            netWeight?: Record<string, never>;
            /**
             * @description Grams with the jar
             * @example 1420
             */
            grossWeight?: Record<string, never>;
            /** @description Without it a new FG follows its variant's entry on the list */
            vegetarian?: boolean;
            /**
             * @description Shown among the ingredients of the products that it goes into
             * @default true
             */
            showasIngredient: boolean;
            ingredients?: components["schemas"]["IngredientBody"][];
            /**
             * @example [
             *       "Mustard"
             *     ]
             */
            allergens?: string[];
            /** @description For 100 g; either all values or none */
            nutrition?: components["schemas"]["NutritionBody"] | null;
            /** @example 180 */
            shelfLifeDays?: number | null;
            /**
             * @description FG: for the page of a jar; plain text
             * @example Red chillies from Guntur
             */
            originNote?: string | null;
            /**
             * @description FG: for the page of a jar; plain text
             * @example In a cool, dry place
             */
            storageNote?: string | null;
            /**
             * @description FG: on sale
             * @default true
             */
            activeFlag: boolean;
            /**
             * @description FG: sold without a check of the stock
             * @default false
             */
            unlimitedStock: boolean;
            /**
             * @description The cockpit warns at or below this; in jars or the price unit
             * @example 5
             */
            lowStock?: Record<string, never>;
            /**
             * @description Cannot be changed: only the present type is accepted
             * @enum {string}
             */
            materialType?: "FG" | "RM" | "SG";
            /**
             * @description Version that the editor loaded; if it is left out, the last save wins
             * @example 3
             */
            version?: number;
        };
        ProductDeletedAnswer: {
            /** @example Product deleted successfully */
            message: string;
        };
        NutritionAnswer: {
            /** @example 412 */
            energyKcal: number;
            /** @example 14.2 */
            proteinG: number;
            /** @example 6 */
            carbohydrateG: number;
            /** @example 1.1 */
            sugarG: number;
            /** @example 36 */
            fatG: number;
            /** @example 7 */
            saturatedFatG: number;
            /** @example 1650 */
            sodiumMg: number;
        };
        AdminProduct: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            /** @example FG-0001 */
            Id: string;
            /** @example CHICKEN CP_PO MEDIUM 1kg */
            name: string;
            /**
             * @description Sanitised HTML
             * @example <p><strong>Chicken pickle</strong></p>
             */
            description: string;
            /**
             * @description Address of the first picture, or of the drawn jar if there is none
             * @example /images/products/chicken-cp_po-medium-1kg.svg
             */
            image: string;
            /** @description Addresses of the further pictures */
            images: string[];
            pictures: components["schemas"]["PictureAnswer"][];
            /**
             * @description Rupees per jar, or per priceUnit of a material
             * @example 849
             */
            price: number;
            /**
             * @description Rupees
             * @example 899
             */
            mrp: number | null;
            /** @enum {string} */
            priceUnit: "KG" | "LTR" | "PC";
            /** @enum {string} */
            materialType: "FG" | "RM" | "SG";
            /** @example CHICKEN */
            variantType: string | null;
            /** @example CP_PO */
            variantOil: string | null;
            /** @example MEDIUM */
            variantSpicy: string | null;
            /** @example 1kg */
            variantWeight: string | null;
            /**
             * @description Grams of pickle
             * @example 1000
             */
            netWeight: number;
            /**
             * @description Grams with the jar
             * @example 1420
             */
            grossWeight: number;
            /** @example false */
            vegetarian: boolean;
            /** @description A material that is shown among the ingredients of the products that it goes into */
            showasIngredient: boolean;
            /**
             * @example [
             *       "Mustard"
             *     ]
             */
            allergens: string[];
            /** @example 180 */
            shelfLifeDays: number | null;
            activeFlag: boolean;
            unlimitedStock: boolean;
            /**
             * @description Last change, also of the stock
             * @example 2026-11-21T06:30:00.000Z
             */
            updatedAt: string;
            /**
             * @description Whole jars of a finished product, else a quantity
             * @example 12
             */
            availableStock: number;
            /**
             * @description Some stock is left, at or below the low-stock level
             * @example false
             */
            fewLeft: boolean;
            /** @description With withIngrediants */
            ingredients?: components["schemas"]["IngredientAnswer"][];
            /**
             * @description With withReview
             * @example 14
             */
            reviewCount?: number;
            /**
             * @description With withReview; one decimal
             * @example 4.6
             */
            avgRating?: number | null;
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            id: string;
            /**
             * @description In the batches, including what is ordered and not yet allocated
             * @example 14
             */
            onHand: number;
            /**
             * @description Ordered and held, not yet allocated
             * @example 2
             */
            committed: number;
            /**
             * @description The cockpit warns at or below this
             * @example 5
             */
            lowStock: number;
            nutrition: components["schemas"]["NutritionAnswer"] | null;
            /**
             * @description Percent; null: the shop's usual one
             * @example 12
             */
            gstRatePercent: number | null;
            /**
             * @description 4 to 8 digits; null: the shop's usual one
             * @example 2001
             */
            hsnCode: string | null;
            /**
             * @description Shown on the page of a jar
             * @example Red chillies from Guntur
             */
            originNote: string;
            /**
             * @description Shown on the page of a jar
             * @example In a cool, dry place
             */
            storageNote: string;
            /**
             * @description Counts the edits; send it back with an update
             * @example 3
             */
            version: number;
        };
        SoldProduct: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            /** @example RM-0004 */
            Id: string;
            /** @example Guntur chilli powder */
            name: string;
        };
        SupplierAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            id: string;
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            /** @example Sri Lakshmi Spices */
            name: string;
            /** @example 040 2345 6789 */
            phone: string;
            /** @example 27AAPFU0939F1ZV */
            gstin: string;
            /** @example 13624010000001 */
            fssai: string;
            /** @example sales@lakshmi.example */
            email: string;
            /** @example 12 Market Road, Guntur 522001 */
            address: string;
            /** @example Closed on Tuesdays */
            notes: string;
            products: components["schemas"]["SoldProduct"][];
            /**
             * @description Only active suppliers are offered at a receipt
             * @example true
             */
            activeFlag: boolean;
            /**
             * @description Counts the edits; send it back with an update
             * @example 3
             */
            version: number;
        };
        CreateSupplierBody: {
            /** @example Sri Lakshmi Spices */
            name: string;
            /**
             * @description Of a mobile or a landline
             * @example 040 2345 6789
             */
            phone?: string;
            /**
             * @description Its check digit is checked
             * @example 27AAPFU0939F1ZV
             */
            gstin?: string;
            /**
             * @description Food licence, 14 digits
             * @example 13624010000001
             */
            fssai?: string;
            /** @example sales@lakshmi.example */
            email?: string;
            /** @example 12 Market Road, Guntur 522001 */
            address?: string;
            /** @example Closed on Tuesdays */
            notes?: string;
            /**
             * @description `_id` of each
             * @example [
             *       "6740c1f2a4b5c6d7e8f90123"
             *     ]
             */
            products?: string[];
            /** @default true */
            activeFlag: Record<string, never>;
        };
        UpdateSupplierBody: {
            /** @example Sri Lakshmi Spices */
            name: string;
            /**
             * @description Of a mobile or a landline
             * @example 040 2345 6789
             */
            phone?: string;
            /**
             * @description Its check digit is checked
             * @example 27AAPFU0939F1ZV
             */
            gstin?: string;
            /**
             * @description Food licence, 14 digits
             * @example 13624010000001
             */
            fssai?: string;
            /** @example sales@lakshmi.example */
            email?: string;
            /** @example 12 Market Road, Guntur 522001 */
            address?: string;
            /** @example Closed on Tuesdays */
            notes?: string;
            /**
             * @description `_id` of each
             * @example [
             *       "6740c1f2a4b5c6d7e8f90123"
             *     ]
             */
            products?: string[];
            /** @default true */
            activeFlag: Record<string, never>;
            /**
             * @description Version that the editor loaded; if it is left out, the last save wins
             * @example 3
             */
            version?: number;
        };
        OutletReference: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            /** @example L.B Nagar */
            name: string;
        };
        ProductReference: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            /** @example FG-0001 */
            Id: string;
            /** @example CHICKEN CP_PO MEDIUM 1kg */
            name: string;
            /** @description Sanitised HTML */
            description: string;
            /**
             * @description Rupees
             * @example 849
             */
            price: number;
            /** @enum {string} */
            materialType: "FG" | "RM" | "SG";
            /**
             * @description Address of its picture, if it has one
             * @example /images/products/chicken-cp_po-medium-1kg.svg
             */
            image?: string;
        };
        ReservationReference: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            /** @example R-261121-03 */
            reservationId: string;
        };
        SupplierReference: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            /** @example Sri Lakshmi Spices */
            name: string;
        };
        DecisionAnswer: {
            /** @example The lid is not tight */
            reason: string;
            /**
             * @description Mobile number of the person
             * @example 9000000001
             */
            by: string;
            /** Format: date-time */
            at: string;
        };
        StockEntryAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            id: string;
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            outlet: components["schemas"]["OutletReference"];
            product: components["schemas"]["ProductReference"] | null;
            /** @example FG-261121-004 */
            batchNumber: string;
            /** @example 24 */
            quantity: number;
            /** @example 2 */
            reservedQuantity: number;
            /** @example 4 */
            usedQuantity: number;
            /** @example 18 */
            remainingQuantity: number;
            /** @enum {string} */
            priceUnit: "KG" | "PC" | "LTR";
            /**
             * @description Rupees per unit
             * @example 412.5
             */
            price: number;
            reservation: components["schemas"]["ReservationReference"] | null;
            /** Format: date-time */
            createdAt: string;
            noStockConfirmed: boolean;
            /** @enum {string} */
            source: "purchase" | "run" | "opening" | "transfer";
            /**
             * @description Batch from which it was split off
             * @example null
             */
            splitFrom: string | null;
            /**
             * @description Received (RM) or made on
             * @example 2026-11-21
             */
            receivedOn: string;
            /** @example 2027-05-21 */
            bestBefore: string | null;
            supplier: components["schemas"]["SupplierReference"] | null;
            /** @example GT-2291 */
            supplierLot: string;
            /** @example INV-448 */
            invoiceNumber: string;
            /** @example  */
            notes: string;
            /**
             * @description Where staff see the picture of the bill
             * @example /api/admin/stock/6740c1f2a4b5c6d7e8f90123/bill?photo=6740c1f2a4b5c6d7e8f90999
             */
            billPhoto: string | null;
            /** @enum {string} */
            state: "usable" | "quarantined";
            quarantine: components["schemas"]["DecisionAnswer"] | null;
            /** @description Its best-before day is over, and nobody has allowed its use */
            expired: boolean;
            expiryOverride: components["schemas"]["DecisionAnswer"] | null;
            /**
             * @description Counts the edits; send it back with an update
             * @example 3
             */
            version: number;
        };
        PurchaseAnswer: {
            /**
             * @description Of the batch
             * @example 6740c1f2a4b5c6d7e8f90123
             */
            _id: string;
            /** @example RM-261121-004 */
            batchNumber: string;
            /**
             * @description Day in India
             * @example 2026-11-21
             */
            receivedOn: string;
            /**
             * @description Rupees per unit
             * @example 212.5
             */
            price: number;
            /**
             * @description The quantity received, without later corrections
             * @example 25.5
             */
            quantity: number;
            supplier: components["schemas"]["SupplierReference"] | null;
        };
        PriceHistoryAnswer: {
            /** @enum {string} */
            priceUnit: "KG" | "LTR" | "PC";
            /** @description The newest 200, newest first */
            purchases: components["schemas"]["PurchaseAnswer"][];
        };
        SoldProductReference: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            /** @example RM-0003 */
            Id: string;
            /** @example Guntur chilli powder */
            name: string;
            /** @enum {string} */
            priceUnit: "KG" | "LTR" | "PC";
        };
        SoldAnswer: {
            product: components["schemas"]["SoldProductReference"];
            /** @example 7 */
            batches: number;
            /**
             * @description Of all these batches, in the unit of the product
             * @example 140.5
             */
            quantity: number;
            /**
             * @description Rupees per unit
             * @example 212.5
             */
            lastPrice: number;
            /**
             * @description Day in India
             * @example 2026-11-21
             */
            lastReceivedOn: string;
        };
        CountersAnswer: {
            /** @example 24 */
            quantity: number;
            /** @example 2 */
            reserved: number;
            /** @example 4 */
            used: number;
        };
        BalanceAnswer: {
            /** @example 24 */
            quantity: number;
            /** @example 2 */
            reserved: number;
            /** @example 4 */
            used: number;
            /** @example 18 */
            remaining: number;
        };
        CauseAnswer: {
            /** @enum {string} */
            document: "stock" | "order" | "reservation" | "count";
            /**
             * @description `_id` of the document
             * @example 6740c1f2a4b5c6d7e8f90123
             */
            id: string;
            /**
             * @description Line of the document, from 0
             * @example 0
             */
            line: number;
        };
        HistoryRowAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            id: string;
            /** @enum {string} */
            kind: "receipt" | "correction" | "reserve" | "release" | "consume" | "allocate" | "unallocate" | "ship" | "unship" | "return" | "count-gain" | "count-loss" | "transfer-out" | "transfer-in" | "delete";
            /** @description What changed */
            delta: components["schemas"]["CountersAnswer"];
            /** @description What the batch had after it */
            balance: components["schemas"]["BalanceAnswer"];
            cause: components["schemas"]["CauseAnswer"];
            /**
             * @description Of a correction
             * @example spoilt
             */
            reason: string;
            /** @example Mould on top */
            note: string;
            /**
             * @description Mobile number, or the name of a job
             * @example 9000000001
             */
            by: string;
            /** Format: date-time */
            at: string;
        };
        HistoryAnswer: {
            /** @description Newest first, 50 at most */
            rows: components["schemas"]["HistoryRowAnswer"][];
            /** @description There are older rows */
            more: boolean;
        };
        BatchOption: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            /** @example FG-261121-004 */
            batchNumber: string;
            /** @example 18 */
            remainingQuantity: number;
            /** @enum {string} */
            priceUnit: "KG" | "PC" | "LTR";
            /** @description Where it lies */
            outlet: components["schemas"]["OutletReference"];
            /** @example 2027-05-21 */
            bestBefore: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description Days left until its best-before day after the latest day of arrival; null without a best-before day
             * @example 120
             */
            daysLeft: number | null;
            /**
             * @description These are fewer days than a customer should have: the batch comes last
             * @example false
             */
            nearItsDay: boolean;
        };
        ProductStockAnswer: {
            /** @description Earliest best before first; batches near their best-before day come last */
            stocks: components["schemas"]["BatchOption"][];
        };
        BatchSummary: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            /** @example FG-261121-004 */
            batchNumber: string;
            /** @example 18 */
            remainingQuantity: number;
            /** @enum {string} */
            priceUnit: "KG" | "PC" | "LTR";
            /** @description Where it lies */
            outlet: components["schemas"]["OutletReference"];
            /** @example 2027-05-21 */
            bestBefore: string | null;
            /** Format: date-time */
            createdAt: string;
            product: components["schemas"]["ProductReference"] | null;
            /**
             * @description Rupees per unit
             * @example 212.5
             */
            price: number;
        };
        BatchesAnswer: {
            /** @description Earliest best before first */
            batches: components["schemas"]["BatchSummary"][];
        };
        RefreshAnswer: {
            /** @example Stock quantities refreshed successfully. */
            message: string;
            /**
             * @description Counters that were wrong and are right now
             * @example 0
             */
            drift: number;
        };
        StockEntriesAnswer: {
            /** @description Newest first */
            stockEntries: components["schemas"]["StockEntryAnswer"][];
        };
        ReceiveStockBody: {
            /**
             * @description Day in India; today if not said
             * @example 2026-11-21
             */
            receivedOn?: string;
            /**
             * @description The last good day; from the product's shelf life if not said, null when nobody knows
             * @example 2027-05-21
             */
            bestBefore?: string | null;
            /**
             * @description `_id` of an active supplier; null or nothing takes it away
             * @example 6740c1f2a4b5c6d7e8f90123
             */
            supplier?: string | null;
            /**
             * @description The supplier's own number of the lot
             * @example GT-2291
             */
            supplierLot?: string;
            /**
             * @description Number of the supplier's bill
             * @example INV-448
             */
            invoiceNumber?: string;
            /** @example Two sacks, dry */
            notes?: string;
            /**
             * @description `_id` of the outlet
             * @example 6740c1f2a4b5c6d7e8f90123
             */
            outlet: string;
            /**
             * @description `Id` or `_id` of the product
             * @example RM-0003
             */
            product: string;
            /**
             * @description In the unit of the product, steps of 0.01
             * @example 25.5
             */
            quantity: number;
            /**
             * @description Rupees per unit
             * @example 212.5
             */
            price: number;
            /**
             * @description The unit of the product; another one is refused
             * @enum {string}
             */
            priceUnit?: "KG" | "PC" | "LTR";
            /** @description Of a run; raw material has none */
            reservation?: string | null;
            /** @description Yes: figures far from the recipe or from the past are right (UNUSUAL_FIGURES) */
            confirmUnusual?: boolean;
        };
        ReceivedAnswer: {
            /** @example Stock received. Batch number RM-261121-004. */
            message: string;
            /**
             * @description The number that was used
             * @example RM-261121-004
             */
            batchNumber: string;
            stock: components["schemas"]["StockEntryAnswer"];
        };
        ConfirmEmptyBody: {
            /** @description true: nothing is left; false: that was wrong */
            noStockConfirmed: boolean;
            /**
             * @description The client's own figure in rupees; the server works out what is booked
             * @example -212.5
             */
            gainLoss?: number;
        };
        EmptyAnswer: {
            /** @example Physical inventory confirmed */
            message: string;
            stock: components["schemas"]["StockEntryAnswer"];
        };
        NextNumberAnswer: {
            /** @example RM-261121-004 */
            batchNumber: string;
        };
        OpenStockBody: {
            /**
             * @description Day in India; today if not said
             * @example 2026-11-21
             */
            receivedOn?: string;
            /**
             * @description The last good day; from the product's shelf life if not said, null when nobody knows
             * @example 2027-05-21
             */
            bestBefore?: string | null;
            /**
             * @description `_id` of an active supplier; null or nothing takes it away
             * @example 6740c1f2a4b5c6d7e8f90123
             */
            supplier?: string | null;
            /**
             * @description The supplier's own number of the lot
             * @example GT-2291
             */
            supplierLot?: string;
            /**
             * @description Number of the supplier's bill
             * @example INV-448
             */
            invoiceNumber?: string;
            /** @example Two sacks, dry */
            notes?: string;
            /**
             * @description `_id` of the outlet
             * @example 6740c1f2a4b5c6d7e8f90123
             */
            outlet: string;
            /**
             * @description `Id` or `_id` of the product
             * @example RM-0003
             */
            product: string;
            /**
             * @description In the unit of the product, steps of 0.01
             * @example 25.5
             */
            quantity: number;
            /**
             * @description Rupees per unit
             * @example 212.5
             */
            price: number;
            /**
             * @description The unit of the product; another one is refused
             * @enum {string}
             */
            priceUnit?: "KG" | "PC" | "LTR";
            /** @description Of a run; raw material has none */
            reservation?: string | null;
            /** @description Yes: figures far from the recipe or from the past are right (UNUSUAL_FIGURES) */
            confirmUnusual?: boolean;
            /** @example On the shelf before the books began */
            reason: string;
        };
        EditStockBody: {
            /**
             * @description Day in India; today if not said
             * @example 2026-11-21
             */
            receivedOn?: string;
            /**
             * @description The last good day; from the product's shelf life if not said, null when nobody knows
             * @example 2027-05-21
             */
            bestBefore?: string | null;
            /**
             * @description `_id` of an active supplier; null or nothing takes it away
             * @example 6740c1f2a4b5c6d7e8f90123
             */
            supplier?: string | null;
            /**
             * @description The supplier's own number of the lot
             * @example GT-2291
             */
            supplierLot?: string;
            /**
             * @description Number of the supplier's bill
             * @example INV-448
             */
            invoiceNumber?: string;
            /** @example Two sacks, dry */
            notes?: string;
            /**
             * @description `_id` of the outlet
             * @example 6740c1f2a4b5c6d7e8f90123
             */
            outlet?: string;
            /**
             * @description Rupees per unit
             * @example 212.5
             */
            price?: number;
            /**
             * @description Version that the editor loaded; if it is left out, the last save wins
             * @example 3
             */
            version?: number;
            /** @description Yes: runs that were costed with the old price keep their cost */
            keepRunCosts?: boolean;
            /** @description Yes: those runs are costed anew, and the price of what they made follows */
            recostRuns?: boolean;
        };
        CorrectStockBody: {
            /**
             * @description In the unit of the product; below 0 for what is gone
             * @example -0.25
             */
            quantity: number;
            /**
             * @example spoilt
             * @enum {string}
             */
            reason: "spoilt" | "spilt" | "tasted" | "sample" | "miscounted";
            /** @example Mould on top of the sack */
            note?: string;
        };
        ReasonBody: {
            /** @example The lid is not tight */
            reason: string;
        };
        OptionalReasonBody: {
            /** @example Tasted and found good */
            reason?: string;
        };
        TransferStockBody: {
            /**
             * @description `_id` of the outlet that it goes to
             * @example 6740c1f2a4b5c6d7e8f90123
             */
            outlet: string;
            /**
             * @description In the unit of the product, steps of 0.01
             * @example 6
             */
            quantity: number;
        };
        CountProductAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            /** @example FG-0001 */
            Id: string;
            /** @example CHICKEN CP_PO MEDIUM 1kg */
            name: string;
        };
        CountAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            id: string;
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            /** @example 7c9e6679-7425-40de-944b-e07fc1f90ae7 */
            clientId: string;
            /** @description null: all outlets */
            outlet: components["schemas"]["OutletReference"] | null;
            /** @description null: all products */
            product: components["schemas"]["CountProductAnswer"] | null;
            /**
             * @description booking: a part is booked; booking again goes on
             * @enum {string}
             */
            status: "open" | "booking" | "booked" | "dropped";
            /**
             * @description Mobile number
             * @example 9000000001
             */
            startedBy: string;
            /** Format: date-time */
            startedAt: string;
            /** @example null */
            bookedBy: string | null;
            /**
             * Format: date-time
             * @example null
             */
            bookedAt: string | null;
            /** @example null */
            droppedBy: string | null;
            /**
             * Format: date-time
             * @example null
             */
            droppedAt: string | null;
            /**
             * @description Batches that were counted
             * @example 12
             */
            counted: number;
        };
        OpenCountBody: {
            /**
             * @description Made by the phone: the same one sent twice is one count
             * @example 7c9e6679-7425-40de-944b-e07fc1f90ae7
             */
            clientId: string;
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            outlet?: string | null;
            /**
             * @description `Id` or `_id`
             * @example FG-0001
             */
            product?: string | null;
        };
        MovedAnswer: {
            /** @enum {string} */
            kind: "receipt" | "correction" | "reserve" | "release" | "consume" | "allocate" | "unallocate" | "ship" | "unship" | "return" | "count-gain" | "count-loss" | "transfer-out" | "transfer-in" | "delete";
            /**
             * @description Below 0 for what left
             * @example -2
             */
            quantity: number;
            /**
             * @description Mobile number, or the name of a job
             * @example 9000000001
             */
            by: string;
            /** Format: date-time */
            at: string;
        };
        CountLineAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            stockId: string;
            /** @example FG-261121-004 */
            batchNumber: string;
            product: components["schemas"]["CountProductAnswer"] | null;
            /** @enum {string|null} */
            priceUnit: "KG" | "PC" | "LTR" | null;
            /** @example 12 */
            counted: number;
            /** Format: date-time */
            countedAt: string;
            /** @example 9000000001 */
            by: string;
            /** @example 7c9e6679-7425-40de-944b-e07fc1f90ae8 */
            clientLineId: string;
            /**
             * @description What the phone took to remain
             * @example 10
             */
            seenRemaining: number | null;
            /** @description On the shelf by the books, when it was counted */
            books: number | null;
            /**
             * @description Counted less books
             * @example -1
             */
            difference: number | null;
            /** @description What moved since it was counted; empty once the count is booked */
            moved: components["schemas"]["MovedAnswer"][];
            /** @description Somebody looked again later: this line changes nothing */
            outdated: boolean;
            /**
             * @description Why it cannot be booked
             * @example null
             */
            refusal: string | null;
            booked: boolean;
        };
        UnitTotalAnswer: {
            /** @enum {string} */
            priceUnit: "KG" | "PC" | "LTR";
            /**
             * @description 0 or more
             * @example 2
             */
            gain: number;
            /**
             * @description 0 or more
             * @example 3
             */
            loss: number;
        };
        CountDetail: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            id: string;
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            /** @example 7c9e6679-7425-40de-944b-e07fc1f90ae7 */
            clientId: string;
            /** @description null: all outlets */
            outlet: components["schemas"]["OutletReference"] | null;
            /** @description null: all products */
            product: components["schemas"]["CountProductAnswer"] | null;
            /**
             * @description booking: a part is booked; booking again goes on
             * @enum {string}
             */
            status: "open" | "booking" | "booked" | "dropped";
            /**
             * @description Mobile number
             * @example 9000000001
             */
            startedBy: string;
            /** Format: date-time */
            startedAt: string;
            /** @example null */
            bookedBy: string | null;
            /**
             * Format: date-time
             * @example null
             */
            bookedAt: string | null;
            /** @example null */
            droppedBy: string | null;
            /**
             * Format: date-time
             * @example null
             */
            droppedAt: string | null;
            /**
             * @description Batches that were counted
             * @example 12
             */
            counted: number;
            lines: components["schemas"]["CountLineAnswer"][];
            totals: components["schemas"]["UnitTotalAnswer"][];
            /** @description Rupees; null for staff who may not see them */
            gainValue: number | null;
            /** @description Rupees, 0 or more; null for staff who may not see them */
            lossValue: number | null;
        };
        ShelfBatchAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            /** @example FG-261121-004 */
            batchNumber: string;
            /** @example CHICKEN CP_PO MEDIUM 1kg */
            product: string;
            /** @enum {string} */
            materialType: "FG" | "RM" | "SG";
            /** @enum {string} */
            priceUnit: "KG" | "PC" | "LTR";
            /** @example 10 */
            remaining: number;
            /**
             * @description Set aside, and still on the shelf
             * @example 2
             */
            reserved: number;
            /** @example 2027-05-21 */
            bestBefore: string | null;
            /**
             * Format: date-time
             * @description When it was last counted
             */
            countedAt: string | null;
        };
        ShelfAnswer: {
            /** @description By batch number, 5,000 at most */
            batches: components["schemas"]["ShelfBatchAnswer"][];
            /** @description There are more */
            more: boolean;
            /**
             * Format: date-time
             * @description Time of these stock figures
             */
            at: string;
        };
        CountLineBody: {
            /**
             * @description Made by the phone: the same line sent twice is one line
             * @example 7c9e6679-7425-40de-944b-e07fc1f90ae8
             */
            clientLineId: string;
            /** @example FG-261121-004 */
            batchNumber: string;
            /**
             * @description What is there, in the unit of the product, including jars set aside; null takes the line back
             * @example 12
             */
            counted: number | null;
            /**
             * @description By the phone's clock
             * @example 2026-11-21T10:00:00.000Z
             */
            countedAt: string;
            /**
             * @description What remained as far as the phone knew; null when it did not know
             * @example 10
             */
            seenRemaining?: number | null;
        };
        CountLinesBody: {
            /**
             * @description By the phone's clock, to see whether that clock is right
             * @example 2026-11-21T10:00:05.000Z
             */
            sentAt: string;
            /** @description At most 500 */
            lines: components["schemas"]["CountLineBody"][];
        };
        RefusedLineAnswer: {
            /** @example 7c9e6679-7425-40de-944b-e07fc1f90ae8 */
            clientLineId: string;
            /** @example FG-261121-004 */
            batchNumber: string;
            /** @example There is no batch of this number. */
            error: string;
        };
        TakenLinesAnswer: {
            /** @description `clientLineId` of the lines that are here */
            taken: string[];
            /** @description Lines that are not taken, each with its sentence */
            refused: components["schemas"]["RefusedLineAnswer"][];
        };
        BookCountBody: {
            /** @description Yes: figures far from the recipe or from the past are right (UNUSUAL_FIGURES) */
            confirmUnusual?: boolean;
        };
        LabelSheetAnswer: {
            /** @example 4 */
            columns: number;
            /** @example 10 */
            rows: number;
            /** @example 52 */
            widthMm: number;
            /** @example 27 */
            heightMm: number;
            /** @example 1 */
            marginLeftMm: number;
            /** @example 13.5 */
            marginTopMm: number;
            /** @example 52 */
            pitchXMm: number;
            /** @example 27 */
            pitchYMm: number;
            /** @example 0 */
            offsetXMm: number;
            /** @example 0 */
            offsetYMm: number;
            /** @example 3 */
            paddingMm: number;
            /**
             * @description First label to print on, counted along the rows
             * @example 1
             */
            startCell: number;
        };
        JarProduct: {
            /** @example FG-0001 */
            Id: string;
            /** @example CHICKEN CP_PO MEDIUM 1kg */
            name: string;
            /** @example /images/products/chicken-cp_po-medium-1kg.svg */
            image: string;
            pictures: components["schemas"]["PictureAnswer"][];
            /** @example false */
            vegetarian: boolean;
            /**
             * @description Grams of pickle
             * @example 1000
             */
            netWeight: number;
            /** @description Whether it has a page in the shop */
            activeFlag: boolean;
        };
        JarAnswer: {
            /** @example FG-261121-004 */
            batchNumber: string;
            /**
             * @description Do not eat from a jar whose state is not `good`
             * @enum {string}
             */
            state: "good" | "expired" | "quarantined";
            /**
             * @description Day in India
             * @example 2026-11-21
             */
            madeOn: string;
            /**
             * @description The last good day
             * @example 2027-05-20
             */
            bestBefore: string | null;
            product: components["schemas"]["JarProduct"];
            /**
             * @example [
             *       "Chicken",
             *       "Red chilli powder"
             *     ]
             */
            ingredients: string[];
            /**
             * @example [
             *       "Mustard"
             *     ]
             */
            allergens: string[];
            /**
             * @description Empty where the shop says nothing
             * @example Red chillies from Guntur
             */
            originNote: string;
            /**
             * @description Empty where the shop says nothing
             * @example In a cool, dry place
             */
            storageNote: string;
        };
        StockedComponent: {
            product: components["schemas"]["ProductReference"] | null;
            /**
             * @description In the unit of its stock
             * @example 0.05
             */
            quantity: number;
            /**
             * @example KG
             * @enum {string}
             */
            unit: "KG" | "LTR" | "PC";
            /**
             * @description The quantity in the unit of its stock
             * @example 0.05
             */
            stockQuantity: number;
            /**
             * @example KG
             * @enum {string}
             */
            stockUnit: "KG" | "LTR" | "PC";
            /**
             * @description Rupees, of that quantity, at the prices of today’s batches
             * @example 14.5
             */
            costPrice: number;
            /**
             * @description The part of it that has no price
             * @example []
             */
            missing: string[];
        };
        ContractBomAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            id: string;
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            parentProduct: components["schemas"]["ProductReference"] | null;
            /** @example 10 */
            parentProductQuantity: number;
            /**
             * @example PC
             * @enum {string}
             */
            parentProductUnit: "KG" | "LTR" | "PC";
            components: components["schemas"]["StockedComponent"][];
            /**
             * @description Rupees, sum of the components
             * @example 3120.4
             */
            costPrice: number;
            /**
             * @description Rupees, of one unit of the parent’s stock
             * @example 312.04
             */
            unitCost: number;
            /**
             * @description The unit of `unitCost`
             * @example PC
             * @enum {string}
             */
            costUnit: "KG" | "LTR" | "PC";
            /**
             * @description What has no price and counts as 0
             * @example [
             *       "Jar lid"
             *     ]
             */
            missing: string[];
            /** @description The newest of its product: used wherever no BOM is named */
            current: boolean;
            /** @example admin */
            createdBy: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description Mobile number; empty when it is not known
             * @example 9000000001
             */
            savedBy: string;
            /** Format: date-time */
            savedAt: string;
            /**
             * @description Rises with each save; send it back with an update
             * @example 3
             */
            version: number;
        };
        BomsAnswer: {
            /** @description Newest first, at most 200 */
            bom: components["schemas"]["ContractBomAnswer"][];
        };
        ComponentBody: {
            /**
             * @description `Id` or `_id` of the product
             * @example RM-0003
             */
            product: string;
            /** @example 10 */
            quantity: number;
            /**
             * @example KG
             * @enum {string}
             */
            unit: "KG" | "LTR" | "PC" | "G" | "ML";
        };
        CreateBomBody: {
            /** @example 10 */
            parentProductQuantity: number;
            /**
             * @example KG
             * @enum {string}
             */
            parentProductUnit: "KG" | "LTR" | "PC";
            components: components["schemas"]["ComponentBody"][];
            /**
             * @default admin
             * @example admin
             */
            createdBy: string;
            /**
             * @description `Id` or `_id` of the product
             * @example RM-0003
             */
            parentProduct: string;
        };
        BomSavedAnswer: {
            /** @example BOM created successfully */
            message: string;
            bom: components["schemas"]["ContractBomAnswer"];
        };
        ChangeBomBody: {
            /** @example 10 */
            parentProductQuantity: number;
            /**
             * @example KG
             * @enum {string}
             */
            parentProductUnit: "KG" | "LTR" | "PC";
            components: components["schemas"]["ComponentBody"][];
            /**
             * @default admin
             * @example admin
             */
            createdBy: string;
            /**
             * @description Cannot be changed: another product is refused
             * @example FG-0001
             */
            parentProduct?: string;
            /**
             * @description The id of the path
             * @example 6740c1f2a4b5c6d7e8f90123
             */
            id?: string;
            /**
             * @description Version that the editor loaded; if it is left out, the last save wins
             * @example 3
             */
            version?: number;
        };
        BomComponentAnswer: {
            product: components["schemas"]["ProductReference"] | null;
            /** @example 50 */
            quantity: number;
            /**
             * @example G
             * @enum {string}
             */
            unit: "KG" | "LTR" | "PC" | "G" | "ML";
            /**
             * @description The quantity in the unit of its stock
             * @example 0.05
             */
            stockQuantity: number;
            /**
             * @example KG
             * @enum {string}
             */
            stockUnit: "KG" | "LTR" | "PC";
            /**
             * @description Rupees, of that quantity, at the prices of today’s batches
             * @example 14.5
             */
            costPrice: number;
            /**
             * @description The part of it that has no price
             * @example []
             */
            missing: string[];
        };
        BomAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            id: string;
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            parentProduct: components["schemas"]["ProductReference"] | null;
            /** @example 10 */
            parentProductQuantity: number;
            /**
             * @example PC
             * @enum {string}
             */
            parentProductUnit: "KG" | "LTR" | "PC";
            components: components["schemas"]["BomComponentAnswer"][];
            /**
             * @description Rupees, sum of the components
             * @example 3120.4
             */
            costPrice: number;
            /**
             * @description Rupees, of one unit of the parent’s stock
             * @example 312.04
             */
            unitCost: number;
            /**
             * @description The unit of `unitCost`
             * @example PC
             * @enum {string}
             */
            costUnit: "KG" | "LTR" | "PC";
            /**
             * @description What has no price and counts as 0
             * @example [
             *       "Jar lid"
             *     ]
             */
            missing: string[];
            /** @description The newest of its product: used wherever no BOM is named */
            current: boolean;
            /** @example admin */
            createdBy: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description Mobile number; empty when it is not known
             * @example 9000000001
             */
            savedBy: string;
            /** Format: date-time */
            savedAt: string;
            /**
             * @description Rises with each save; send it back with an update
             * @example 3
             */
            version: number;
        };
        WrittenComponent: {
            product: components["schemas"]["ProductReference"] | null;
            /** @example 50 */
            quantity: number;
            /**
             * @example G
             * @enum {string}
             */
            unit: "KG" | "LTR" | "PC" | "G" | "ML";
        };
        BomVersionAnswer: {
            /** @example 2 */
            version: number;
            /** @example 10 */
            parentProductQuantity: number;
            /**
             * @example PC
             * @enum {string}
             */
            parentProductUnit: "KG" | "LTR" | "PC";
            components: components["schemas"]["WrittenComponent"][];
            /**
             * @description Mobile number; empty when it is not known
             * @example 9000000001
             */
            savedBy: string;
            /** Format: date-time */
            savedAt: string;
        };
        BomVersionsAnswer: {
            /** @description The present version first, then the last 200 */
            versions: components["schemas"]["BomVersionAnswer"][];
        };
        YieldBody: {
            /**
             * @description `Id` or `_id`: what the run makes, or a jar that differs from it in weight only
             * @example FG-0001
             */
            product?: string;
            /**
             * @description In the unit of the product
             * @example 24
             */
            quantity: number;
            /**
             * @description If left out, the outlet of the receipt
             * @example 6740c1f2a4b5c6d7e8f90123
             */
            outlet?: string;
            /** @example 2027-05-21 */
            bestBefore?: string | null;
        };
        UsedBody: {
            /**
             * @description A reserved batch, or another batch of a component’s product
             * @example RM-261121-004
             */
            batchNumber: string;
            /**
             * @description In the unit of its product; 0 for nothing
             * @example 4.25
             */
            quantity: number;
        };
        ReceiveRunBody: {
            /**
             * @description Day in India; today if not said
             * @example 2026-11-21
             */
            receivedOn?: string;
            /**
             * @description The last good day; from the product's shelf life if not said, null when nobody knows
             * @example 2027-05-21
             */
            bestBefore?: string | null;
            /**
             * @description `_id` of an active supplier; null or nothing takes it away
             * @example 6740c1f2a4b5c6d7e8f90123
             */
            supplier?: string | null;
            /**
             * @description The supplier's own number of the lot
             * @example GT-2291
             */
            supplierLot?: string;
            /**
             * @description Number of the supplier's bill
             * @example INV-448
             */
            invoiceNumber?: string;
            /** @example Two sacks, dry */
            notes?: string;
            /**
             * @description `_id` of the outlet
             * @example 6740c1f2a4b5c6d7e8f90123
             */
            outlet: string;
            /**
             * @description What the run makes; another product is refused
             * @example FG-0001
             */
            product?: string;
            /**
             * @description In the unit of the product; left out with `yields`
             * @example 24
             */
            quantity?: number;
            /** @description Several batches of one pot */
            yields?: components["schemas"]["YieldBody"][];
            /** @description Batches that are left out were used as reserved */
            used?: components["schemas"]["UsedBody"][];
            /**
             * @description Rupees
             * @example 400
             */
            labour?: number;
            /**
             * @description Rupees
             * @example 120
             */
            gas?: number;
            /**
             * @description Rupees
             * @example 0
             */
            overhead?: number;
            /** @description Yes: figures far from the recipe or from the past are right (UNUSUAL_FIGURES) */
            confirmUnusual?: boolean;
            /**
             * @description `reservationId` or `_id` of the run
             * @example R-261121-03
             */
            reservation: string;
        };
        ReservedBom: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            parentProduct: components["schemas"]["ProductReference"] | null;
            /** @enum {string} */
            parentProductUnit: "KG" | "LTR" | "PC";
        };
        ReservedBatchAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            stockId: string;
            /** @example RM-261121-004 */
            batchNumber: string;
            /** @example 4.5 */
            reservedQuantity: number;
            /**
             * @description Null until the run is completed
             * @example null
             */
            usedQuantity: number | null;
            /**
             * @description Rupees per unit
             * @example 220
             */
            price: number;
            /**
             * @description Rupees
             * @example 990
             */
            costPrice: number;
            /** @example 2027-05-21 */
            bestBefore: string | null;
            /**
             * @description What else the batch has left
             * @example 20.5
             */
            remainingQuantity: number;
            /** @description Where it lies */
            outlet: components["schemas"]["OutletReference"] | null;
        };
        ReservationComponentAnswer: {
            productId: components["schemas"]["ProductReference"] | null;
            /**
             * @description Several are joined by a comma and a space; null for none
             * @example RM-261121-004
             */
            batchNumber: string | null;
            /** @example 4.5 */
            requiredQuantity: number;
            /** @example 4.5 */
            reservedQuantity: number;
            /** @enum {string} */
            unit: "KG" | "LTR" | "PC";
            /**
             * @description Rupees
             * @example 990
             */
            costPrice: number;
            batches: components["schemas"]["ReservedBatchAnswer"][];
        };
        RunYieldAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            stockId: string;
            /** @example FG-261122-001 */
            batchNumber: string;
            product: components["schemas"]["ProductReference"] | null;
            /** @example 24 */
            quantity: number;
            /**
             * @description Of the product’s stock
             * @enum {string}
             */
            unit: "KG" | "LTR" | "PC";
            /**
             * @description Grams without jars; 0 when it is not known
             * @example 12000
             */
            weight: number;
            /**
             * @description Rupees, its share of what the run cost
             * @example 5932.5
             */
            cost: number;
            /**
             * @description Rupees per unit
             * @example 247.19
             */
            unitPrice: number;
        };
        ReservationAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            id: string;
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            /** @example R-261121-03 */
            reservationId: string;
            bomId: components["schemas"]["ReservedBom"];
            /**
             * @description Version of the BOM that it was made from
             * @example 3
             */
            recipeVersion: number;
            /** @example 12 */
            quantitytoProduce: number;
            /**
             * @description Rupees, of the components
             * @example 5412.5
             */
            costPrice: number;
            /**
             * @description Rupees
             * @example 400
             */
            labour: number;
            /**
             * @description Rupees
             * @example 120
             */
            gas: number;
            /**
             * @description Rupees
             * @example 0
             */
            overhead: number;
            /**
             * @description Rupees, of all four
             * @example 5932.5
             */
            totalCost: number;
            /** @example Lakshmi */
            reservedBy: string;
            /** Format: date-time */
            reservedAt: string;
            /** @example  */
            remarks: string;
            /** @enum {string} */
            status: "Pending" | "Partially Reserved" | "Reserved" | "Production Completed";
            components: components["schemas"]["ReservationComponentAnswer"][];
            /** @description Empty until it is received */
            yields: components["schemas"]["RunYieldAnswer"][];
            /**
             * @description Grams without jars; 0 when it is not known
             * @example 12000
             */
            plannedWeight: number;
            /**
             * @description Grams; null until it is received
             * @example null
             */
            actualWeight: number | null;
            /**
             * @description Grams that are missing; below 0 when more came out than was planned
             * @example null
             */
            lossWeight: number | null;
            /** Format: date-time */
            completedAt: string | null;
            /** @description Mobile number */
            completedBy: string | null;
            /**
             * @description Rises with each save
             * @example 0
             */
            version: number;
        };
        RunReceivedAnswer: {
            /** @example Stock received. Batch number RM-261121-004. */
            message: string;
            /**
             * @description The number that was used
             * @example RM-261121-004
             */
            batchNumber: string;
            stock: components["schemas"]["StockEntryAnswer"];
            yields: components["schemas"]["StockEntryAnswer"][];
            reservation: components["schemas"]["ReservationAnswer"];
        };
        UpdateQuantitiesBody: {
            /**
             * @description The reservation that was saved
             * @example R-261121-03
             */
            reservationId?: string;
        };
        ChosenBatchBody: {
            /** @example RM-261121-004 */
            batchNumber: string;
            /**
             * @description If left out, what is still required
             * @example 4.5
             */
            reservedQuantity?: number;
        };
        RunComponentBody: {
            /**
             * @description `Id` or `_id` of the product
             * @example RM-0003
             */
            productId: string;
            /**
             * @description Several are joined by commas
             * @example RM-261121-004
             */
            batchNumber?: string | null;
            /**
             * @description Of the batch number; if left out, what is required
             * @example 4.5
             */
            reservedQuantity?: number;
            /** @description In place of batch number and quantity */
            batches?: components["schemas"]["ChosenBatchBody"][];
            /**
             * @description The unit of the product; another one is refused
             * @enum {string}
             */
            unit?: "KG" | "LTR" | "PC";
        };
        CreateRunBody: {
            /**
             * @description `_id` of the BOM
             * @example 6740c1f2a4b5c6d7e8f90123
             */
            bomId: string;
            /**
             * @description In the unit of what the BOM makes
             * @example 12
             */
            quantitytoProduce: number;
            /** @example Lakshmi */
            reservedBy: string;
            /** @description If left out, those of the BOM. Lines of one product are one component. */
            components?: components["schemas"]["RunComponentBody"][];
            /** @example For the festival */
            remarks?: string;
            /**
             * @description If left out, it follows from the batches
             * @enum {string}
             */
            status?: "Pending" | "Partially Reserved" | "Reserved" | "Production Completed";
        };
        RunCreatedAnswer: {
            /** @example R-261121-03 */
            reservationId: string;
            /** @example Reservation created successfully, reservation ID: R-261121-03 */
            message: string;
            reservation: components["schemas"]["ReservationAnswer"];
        };
        RunReportAnswer: {
            /** @description Newest first, 200 at most */
            reservations: components["schemas"]["ReservationAnswer"][];
        };
        ChangeRunBody: {
            /**
             * @description `_id` of the BOM
             * @example 6740c1f2a4b5c6d7e8f90123
             */
            bomId?: string;
            /**
             * @description In the unit of what the BOM makes
             * @example 12
             */
            quantitytoProduce?: number;
            /** @example Lakshmi */
            reservedBy?: string;
            /** @description If left out, those of the BOM. Lines of one product are one component. */
            components?: components["schemas"]["RunComponentBody"][];
            /** @example For the festival */
            remarks?: string;
            /**
             * @description If left out, it follows from the batches
             * @enum {string}
             */
            status?: "Pending" | "Partially Reserved" | "Reserved" | "Production Completed";
            /**
             * @description Version that the editor loaded; if it is left out, the last save wins
             * @example 3
             */
            version?: number;
        };
        RunChangedAnswer: {
            /** @example Reservation updated successfully */
            message: string;
            reservation: components["schemas"]["ReservationAnswer"];
        };
        NextRunNumberAnswer: {
            /** @example R-261121-03 */
            reservationId: string;
        };
        FillBatchAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            stockId: string;
            /** @example RM-261121-004 */
            batchNumber: string;
            /** @example 2027-05-21 */
            bestBefore: string | null;
            /**
             * @description What the batch has for this reservation
             * @example 20.5
             */
            remainingQuantity: number;
            /**
             * @description Rupees per unit
             * @example 220
             */
            price: number;
            /**
             * @description What of it would be reserved
             * @example 4.5
             */
            reservedQuantity: number;
            /**
             * @description Rupees
             * @example 990
             */
            costPrice: number;
        };
        FillComponentAnswer: {
            product: components["schemas"]["ProductReference"] | null;
            /** @example 4.5 */
            requiredQuantity: number;
            /** @enum {string} */
            unit: "KG" | "LTR" | "PC";
            /** @description Earliest best before first */
            batches: components["schemas"]["FillBatchAnswer"][];
            /**
             * @description What no usable batch has
             * @example 0
             */
            missingQuantity: number;
        };
        FillAnswer: {
            components: components["schemas"]["FillComponentAnswer"][];
            /**
             * @description Rupees
             * @example 5412.5
             */
            costPrice: number;
        };
        RunReceiptBody: {
            /**
             * @description Day in India; today if not said
             * @example 2026-11-21
             */
            receivedOn?: string;
            /**
             * @description The last good day; from the product's shelf life if not said, null when nobody knows
             * @example 2027-05-21
             */
            bestBefore?: string | null;
            /**
             * @description `_id` of an active supplier; null or nothing takes it away
             * @example 6740c1f2a4b5c6d7e8f90123
             */
            supplier?: string | null;
            /**
             * @description The supplier's own number of the lot
             * @example GT-2291
             */
            supplierLot?: string;
            /**
             * @description Number of the supplier's bill
             * @example INV-448
             */
            invoiceNumber?: string;
            /** @example Two sacks, dry */
            notes?: string;
            /**
             * @description `_id` of the outlet
             * @example 6740c1f2a4b5c6d7e8f90123
             */
            outlet: string;
            /**
             * @description What the run makes; another product is refused
             * @example FG-0001
             */
            product?: string;
            /**
             * @description In the unit of the product; left out with `yields`
             * @example 24
             */
            quantity?: number;
            /** @description Several batches of one pot */
            yields?: components["schemas"]["YieldBody"][];
            /** @description Batches that are left out were used as reserved */
            used?: components["schemas"]["UsedBody"][];
            /**
             * @description Rupees
             * @example 400
             */
            labour?: number;
            /**
             * @description Rupees
             * @example 120
             */
            gas?: number;
            /**
             * @description Rupees
             * @example 0
             */
            overhead?: number;
            /** @description Yes: figures far from the recipe or from the past are right (UNUSUAL_FIGURES) */
            confirmUnusual?: boolean;
        };
        PreviewedYield: {
            /** @example FG-0001 */
            product: string;
            /** @example 24 */
            quantity: number;
            /**
             * @description Grams without jars; 0 when it is not known
             * @example 12000
             */
            weight: number;
            /**
             * @description Rupees, its share of what the run cost
             * @example 5932.5
             */
            cost: number;
            /**
             * @description Rupees per unit
             * @example 247.19
             */
            unitPrice: number;
        };
        ReceiptPreviewAnswer: {
            /** @example 5412.5 */
            ingredients: number;
            /** @example 400 */
            labour: number;
            /** @example 120 */
            gas: number;
            /** @example 0 */
            overhead: number;
            /** @example 5932.5 */
            total: number;
            yields: components["schemas"]["PreviewedYield"][];
            /** @example 12500 */
            plannedWeight: number;
            /** @example 12000 */
            actualWeight: number;
            /**
             * @description Below 0 when more came out than was planned
             * @example 500
             */
            lossWeight: number;
            /**
             * @description Null when the plan weighs nothing
             * @example 4
             */
            lossPercent: number | null;
        };
        ChargeAnswer: {
            /**
             * @description Whole rupees
             * @example 132
             */
            total_amount: number;
            /**
             * @description As the courier knows the PIN
             * @example Bengaluru
             */
            city?: string;
            /** @example Karnataka */
            state?: string;
            /**
             * @description The courier named no amount: the shop's usual charge
             * @example true
             */
            fallback?: boolean;
        };
        PickupAnswer: {
            /**
             * @description As registered at the courier
             * @example Jaadi Pickles
             */
            location: string;
            /** @example 2026-11-23 */
            day: string;
            /**
             * @description In India
             * @example 14:00
             */
            time: string;
            /** @example 3 */
            parcels: number;
            /**
             * @description The courier's number of it
             * @example 4711
             */
            number: string | null;
            /**
             * @description Mobile number of who asked
             * @example 9000000002
             */
            by: string;
            /**
             * Format: date-time
             * @example 2026-11-22T09:30:00.000Z
             */
            at: string;
        };
        PickupsAnswer: {
            /** @description The last ones, latest day first */
            pickups: components["schemas"]["PickupAnswer"][];
        };
        PickupBody: {
            /**
             * @description Day in India
             * @example 2026-11-23
             */
            day: string;
            /**
             * @description A time has the form 14:00.
             * @example 14:00
             */
            time: string;
            /**
             * @description The number of parcels; parcels
             * @example 3
             */
            parcels: number;
        };
        AskedPickupAnswer: {
            /**
             * @description As registered at the courier
             * @example Jaadi Pickles
             */
            location: string;
            /** @example 2026-11-23 */
            day: string;
            /**
             * @description In India
             * @example 14:00
             */
            time: string;
            /** @example 3 */
            parcels: number;
            /**
             * @description The courier's number of it
             * @example 4711
             */
            number: string | null;
            /**
             * @description Mobile number of who asked
             * @example 9000000002
             */
            by: string;
            /**
             * Format: date-time
             * @example 2026-11-22T09:30:00.000Z
             */
            at: string;
            /**
             * @description false: the van of that day was asked for before
             * @example true
             */
            isNew: boolean;
        };
        CartProduct: {
            /** @example 6920a1b2c3d4e5f601234567 */
            _id: string;
            /** @example FG-0007 */
            Id: string;
            /** @example GONGURA CP_PO MEDIUM Half kg */
            name: string;
            /**
             * @description Sanitised HTML
             * @example <p>Sour leaves, slowly fried.</p>
             */
            description: string;
            /** @example /images/products/gongura.svg */
            image: string;
            /**
             * @description Rupees for one jar, now
             * @example 449
             */
            price: number;
            /**
             * @description Grams
             * @example 500
             */
            netWeight: number;
            /**
             * @description Grams, with jar
             * @example 780
             */
            grossWeight: number;
            /**
             * @description Jars
             * @example 12
             */
            availableStock: number;
            /** @example false */
            unlimitedStock: boolean;
            /** @example true */
            activeFlag: boolean;
        };
        CartItemAnswer: {
            /**
             * @description Jars
             * @example 2
             */
            quantity: number;
            product: components["schemas"]["CartProduct"];
            /**
             * @description Rupees, when the quantity was last set
             * @example 449
             */
            priceWhenAdded: number;
            /**
             * @description Rupees
             * @example 898
             */
            linePrice: number;
            /**
             * @example null
             * @enum {string|null}
             */
            problem: "NOT_SOLD" | "OUT_OF_STOCK" | "INSUFFICIENT_STOCK" | "PRICE_CHANGED" | null;
        };
        CartAnswer: {
            cartItems: components["schemas"]["CartItemAnswer"][];
            /** @example Lakshmi Rao */
            contactName: string;
            /** @example 9876543210 */
            contactNumber: string;
            /** @example 12 Main Road */
            address: string;
            /** @example Hyderabad */
            city: string;
            /** @example Telangana */
            state: string;
            /** @example 500001 */
            pin: string;
            /**
             * @description Rupees; 0 while there is no quote
             * @example 132
             */
            deliveryCost: number;
            /**
             * @description The courier named no amount: the shop's usual charge
             * @example false
             */
            deliveryFallback: boolean;
            /**
             * @description Rupees, products
             * @example 898
             */
            totalPrice: number;
            /**
             * @description Rupees, with delivery
             * @example 1030
             */
            finalPrice: number;
            /**
             * @description Grams, with jars
             * @example 1560
             */
            totalGrossWeight: number;
            /**
             * @description Jars
             * @example 2
             */
            itemCount: number;
        };
        CartItemBody: {
            /**
             * @description The product's Id or _id
             * @example FG-0007
             */
            Id: string;
            /**
             * @description Jars: to add, or the new total
             * @example 1
             */
            quantity: number;
        };
        CartRemovalBody: {
            /**
             * @description The product's Id or _id
             * @example FG-0007
             */
            Id: string;
            /**
             * @description Jars to take out; all when absent
             * @example 1
             */
            quantity?: number;
        };
        CartAddressBody: {
            /** @example Lakshmi Rao */
            contactName?: string;
            /** @example 9876543210 */
            contactNumber?: string;
            /** @example 12 Main Road */
            address?: string;
            /** @example Hyderabad */
            city?: string;
            /** @example Telangana */
            state?: string;
            /**
             * @description Empty clears it and the delivery charge
             * @example 500001
             */
            pin?: string;
            /**
             * @description Ignored: the server asks the courier itself
             * @example 132
             */
            deliveryCost?: number;
        };
        OrderTaxAnswer: {
            /** @example 36ABCDE1234F1Z5 */
            gstin: string;
            /** @example Telangana */
            placeOfSupply: string;
            /**
             * @description Rupees without tax
             * @example 980.96
             */
            taxable: number;
            /**
             * @description Rupees
             * @example 24.52
             */
            cgst: number;
            /**
             * @description Rupees
             * @example 24.52
             */
            sgst: number;
            /**
             * @description Rupees
             * @example 0
             */
            igst: number;
        };
        DeliveryAnswer: {
            /** @example 14900000000017 */
            waybill: string;
            /** @example /sandbox/delhivery/track/14900000000017 */
            trackingUrl: string;
            /**
             * @example moving
             * @enum {string}
             */
            state: "shipped" | "moving" | "delivered" | "returning" | "returned" | "lost";
            /**
             * Format: date-time
             * @example 2026-11-22T04:30:00.000Z
             */
            shippedAt: string | null;
            /**
             * Format: date-time
             * @example null
             */
            deliveredAt: string | null;
            /**
             * @description Where it was last seen
             * @example Guntur
             */
            place: string | null;
            /**
             * Format: date-time
             * @description When it was last seen
             * @example 2026-11-23T04:30:00.000Z
             */
            seenAt: string | null;
            /**
             * Format: date-time
             * @description When the courier plans to arrive
             * @example 2026-11-25T18:30:00.000Z
             */
            expectedAt: string | null;
        };
        ItemProduct: {
            /** @example 6920a1b2c3d4e5f601234567 */
            _id: string;
            /** @example FG-0007 */
            Id: string;
            /** @example GONGURA CP_PO MEDIUM Half kg */
            name: string;
            /** @example <p>Sour leaves, slowly fried.</p> */
            description: string;
        };
        AllocationAnswer: {
            /** @example 6920a1b2c3d4e5f601234569 */
            stockId: string;
            /** @example FG-261121-004 */
            batchNumber: string;
            /**
             * @description Jars
             * @example 2
             */
            quantity: number;
        };
        ItemWhyNotAnswer: {
            /** @example null */
            assign: string | null;
            /** @example It has no batch. */
            unassign: string | null;
        };
        StaffOrderItemAnswer: {
            /**
             * @description The product's Id
             * @example FG-0007
             */
            id: string;
            /**
             * @description The product's _id
             * @example 6920a1b2c3d4e5f601234567
             */
            _id: string;
            /** @example GONGURA CP_PO MEDIUM Half kg */
            name: string;
            /**
             * @description Sanitised HTML
             * @example <p>Sour leaves, slowly fried.</p>
             */
            description: string;
            /** @example /images/products/gongura.svg */
            image: string;
            /**
             * @description Jars
             * @example 2
             */
            quantity: number;
            /**
             * @description Rupees for one jar
             * @example 449
             */
            price: number;
            /**
             * @description Rupees for the line
             * @example 898
             */
            linePrice: number;
            /**
             * @description Several are joined with ", "
             * @example FG-261121-004
             */
            batchNumber: string | null;
            /**
             * @description Rating & Review is offered
             * @example false
             */
            canReview: boolean;
            /**
             * @description The customer's review of it: null is waiting, false was sent back, true is final; absent if there is none
             * @example null
             */
            reviewApproved?: boolean | null;
            product: components["schemas"]["ItemProduct"];
            /** @example GONGURA CP_PO MEDIUM Half kg */
            productName: string;
            /**
             * @description The name as people read it
             * @example Gongura Pickle, Cold pressed peanut oil, Medium spice, Half kg
             */
            title: string;
            /** @example PC */
            priceUnit: string;
            allocations: components["schemas"]["AllocationAnswer"][];
            /**
             * @description A batch may be assigned to jars that have none yet
             * @example true
             */
            canAssign: boolean;
            /**
             * @description Its batches may be taken back
             * @example false
             */
            canUnassign: boolean;
            whyNot: components["schemas"]["ItemWhyNotAnswer"];
        };
        StaffTimelineAnswer: {
            /**
             * @example Placed
             * @enum {string}
             */
            event: "Placed" | "Hold released" | "Hold renewed" | "Payment failed" | "Paid" | "Payment under review" | "Payment review settled" | "Batch assigned" | "Batch unassigned" | "Packed" | "Unpacked" | "Boxed" | "Shipment created" | "Shipped" | "Parcel cancelled" | "Shipment cancelled" | "Address corrected" | "Handed over" | "Delivered" | "Parcel on its way back" | "Parcel came back" | "Parcel lost" | "Parcel given up" | "Courier was asked" | "Returned jars to shelf" | "Returned jars written off" | "Sent again" | "Made good" | "Courier claim made" | "Courier claim paid" | "Courier claim refused" | "Cancelled" | "Deleted" | "Refund started" | "Refund failed" | "Refunded" | "Credit started" | "Credit failed" | "Credited" | "Recall refund started" | "Recall refund failed" | "Recalled jars refunded" | "Archived" | "Restored" | "Replaced";
            /**
             * Format: date-time
             * @example 2026-11-21T04:30:00.000Z
             */
            at: string;
            /**
             * @description A number to find it by: the waybill, the reference of a refund
             * @example null
             */
            detail: string | null;
            /**
             * @description Mobile number of the staff member; null for the customer, a provider or a job
             * @example 9000000001
             */
            by: string | null;
        };
        ParcelScanAnswer: {
            /**
             * Format: date-time
             * @example 2026-11-22T04:30:00.000Z
             */
            at: string;
            /**
             * @description The courier's own words
             * @example In Transit
             */
            status: string;
            /** @example Hyderabad_LBNagar */
            place: string;
        };
        ParcelAnswer: {
            /**
             * @description Our reference of the parcel at the courier
             * @example JDI-261121-7KQ4M2XDAB-P2
             */
            reference: string;
            /**
             * @description Which booking of the order it belongs to, from 1
             * @example 1
             */
            booking: number;
            /**
             * @description null: planned, and not booked yet
             * @example 14900000000017
             */
            waybill: string | null;
            /** @example /sandbox/delhivery/track/14900000000017 */
            trackingUrl: string | null;
            /** @example 3000 */
            weightGrams: number;
            /**
             * @description Length, width, height
             * @example [
             *       15,
             *       15,
             *       15
             *     ]
             */
            boxCm: number[];
            /**
             * @description Jars in it
             * @example 2
             */
            pieces: number;
            /**
             * Format: date-time
             * @example 2026-11-22T04:30:00.000Z
             */
            bookedAt: string | null;
            /**
             * Format: date-time
             * @description When its booking was taken back
             * @example null
             */
            cancelledAt: string | null;
            /**
             * @example moving
             * @enum {string}
             */
            progress: "booked" | "moving" | "delivered" | "returning" | "returned" | "lost" | "cancelled" | "unknown";
            /**
             * @description The courier's own words
             * @example In Transit
             */
            courierStatus: string | null;
            /**
             * Format: date-time
             * @description When `progress` last changed
             * @example null
             */
            progressAt: string | null;
            /**
             * Format: date-time
             * @description When the courier plans to arrive
             * @example null
             */
            expectedAt: string | null;
            /**
             * Format: date-time
             * @description When the courier was last asked
             * @example null
             */
            trackedAt: string | null;
            /** @description The last ones, oldest first */
            scans: components["schemas"]["ParcelScanAnswer"][];
        };
        PackedJarsAnswer: {
            /** @example 7b0c1f1e-5a0e-4f0e-9f0c-2a51c1f2a4b5 */
            id: string;
            /** @example FG-261121-004 */
            batchNumber: string;
            /**
             * @description Jars
             * @example 2
             */
            jars: number;
            /**
             * @description Mobile number of the packer
             * @example 9000000002
             */
            by: string;
            /**
             * Format: date-time
             * @example 2026-11-21T04:30:00.000Z
             */
            at: string;
        };
        PackingAnswer: {
            /** @description In the order in which they went in */
            jars: components["schemas"]["PackedJarsAnswer"][];
            /**
             * Format: date-time
             * @description When the last jar went in; null while one is missing
             * @example null
             */
            doneAt: string | null;
            /** @example null */
            doneBy: string | null;
        };
        WhyNotAnswer: {
            /** @example null */
            assign: string | null;
            /** @example It has no batch. */
            unassign: string | null;
            /** @example Assign batches to every item first. */
            pack: string | null;
            /** @example Assign batches to every item first. */
            ship: string | null;
            /** @example Create the shipment first. */
            cancelBooking: string | null;
            /** @example null */
            correctAddress: string | null;
            /** @example Create the shipment first. */
            deliver: string | null;
            /**
             * @description The customer's own cancellation
             * @example null
             */
            cancel: string | null;
            /**
             * @description A cancellation by staff
             * @example null
             */
            cancelByStaff: string | null;
            /**
             * @description Giving a part of the money back
             * @example null
             */
            credit: string | null;
            /** @example It is in the lists. */
            restore: string | null;
            /** @example Only a cancelled order is refunded. */
            refund: string | null;
            /** @example It goes by courier. */
            handOver: string | null;
            /**
             * @description Money taken by staff
             * @example It is paid.
             */
            collect: string | null;
            /** @example Its jars have not left the shop. */
            replace: string | null;
        };
        CreditLineAnswer: {
            /**
             * @description Place among the items, from 0
             * @example 0
             */
            line: number;
            /** @example Gongura Pickle, Cold pressed peanut oil, Medium spice, Half kg */
            name: string;
            /**
             * @description Jars that are paid back; 0: an amount alone
             * @example 1
             */
            quantity: number;
            /**
             * @description Rupees
             * @example 449
             */
            amount: number;
        };
        StaffCreditAnswer: {
            /** @example 5f3a0c11d2e4 */
            id: string;
            /**
             * @example lines
             * @enum {string}
             */
            kind: "lines" | "goodwill" | "recall" | "return";
            /**
             * @description Rupees
             * @example 449
             */
            amount: number;
            lines: components["schemas"]["CreditLineAnswer"][];
            /**
             * @description Rupees of the delivery charge
             * @example 0
             */
            delivery: number;
            /** @example One jar arrived broken */
            reason: string;
            /**
             * Format: date-time
             * @example 2026-11-24T05:00:00.000Z
             */
            at: string;
            /**
             * @description Only `Completed` is refunded; `Failed` is tried again
             * @example Started
             * @enum {string}
             */
            state: "Started" | "Failed" | "Completed";
            /**
             * @description Of the transfer, once it is back
             * @example null
             */
            reference: string | null;
            /**
             * Format: date-time
             * @example null
             */
            doneAt: string | null;
            /**
             * @description Its credit note as PDF, once the money is back
             * @example null
             */
            creditNoteUrl: string | null;
            /**
             * @description Who gave it
             * @example 9000000001
             */
            by: string | null;
        };
        CreditableLineAnswer: {
            /**
             * @description Jars
             * @example 2
             */
            quantity: number;
            /**
             * @description Rupees
             * @example 898
             */
            amount: number;
        };
        CreditableAnswer: {
            /**
             * @description Rupees
             * @example 1030
             */
            total: number;
            /** @description In the order of the items */
            lines: components["schemas"]["CreditableLineAnswer"][];
            /**
             * @description Rupees of the delivery charge
             * @example 132
             */
            delivery: number;
        };
        StaffCancellationAnswer: {
            /**
             * @description Rupees
             * @example 1030
             */
            full: number;
            /**
             * @description Rupees, less the cancellation charge
             * @example 1003
             */
            lessCharge: number;
        };
        StaffOrderAnswer: {
            /**
             * @example null
             * @enum {string|null}
             */
            cancelledBy: "customer" | "staff" | null;
            /**
             * @description In the words of staff
             * @example null
             */
            cancelReason: string | null;
            /**
             * @description Rupees given back or on their way, without those for a cancellation
             * @example 0
             */
            creditedAmount: number;
            /** @example 6920a1b2c3d4e5f601234568 */
            _id: string;
            /** @example P-7KQ4-M2XD */
            orderId: string;
            /**
             * @description What payment provider and courier see
             * @example JDI-261121-7KQ4M2XDAB
             */
            order_extid: string;
            /**
             * Format: date-time
             * @example 2026-11-21T04:30:00.000Z
             */
            orderDate: string;
            /** @example 9876543210 */
            mobileNumber: string;
            /** @example lakshmi@example.com */
            email: string;
            /** @example Lakshmi Rao */
            contactName: string;
            /** @example 9876543210 */
            contactNumber: string;
            /** @example 12 Main Road */
            address: string;
            /** @example Hyderabad */
            city: string;
            /** @example Telangana */
            state: string;
            /** @example 500001 */
            pin: string;
            /**
             * @example Pending
             * @enum {string}
             */
            paymentStatus: "Pending" | "Completed" | "Refund Completed";
            /**
             * @example Placed
             * @enum {string}
             */
            orderStatus: "Placed" | "Completed" | "Cancelled";
            /**
             * @example Pending
             * @enum {string}
             */
            deliveryStatus: "Pending" | "Packed" | "Shipped" | "Delivered" | "Cancelled";
            /**
             * @example null
             * @enum {string|null}
             */
            issueStatus: "Open" | "Resolved" | null;
            /**
             * @description Rupees, products
             * @example 898
             */
            totalPrice: number;
            /**
             * @description Rupees
             * @example 132
             */
            deliveryCost: number;
            /**
             * @description Rupees, to pay
             * @example 1030
             */
            finalPrice: number;
            /**
             * @description Rupees; set when cancelled
             * @example null
             */
            refundAmount: number | null;
            /**
             * @description Of a cancelled order: `Started` until the provider confirms; null when nothing is to be refunded
             * @example null
             * @enum {string|null}
             */
            refundState: "Due" | "Started" | "Completed" | null;
            /**
             * @description Once refunded
             * @example null
             */
            refundReference: string | null;
            /**
             * @description The invoice as PDF; null until it is paid
             * @example /api/orders/P-7KQ4-M2XD/invoice
             */
            invoiceUrl: string | null;
            /**
             * @description The credit note as PDF; null unless it was cancelled after payment and money is due back
             * @example null
             */
            creditNoteUrl: string | null;
            /**
             * @description null: no GST was collected
             * @example null
             */
            tax: components["schemas"]["OrderTaxAnswer"] | null;
            /** @example null */
            waybill: string | null;
            /** @example null */
            trackingUrl: string | null;
            /** @description The parcels of it; none once it is cancelled */
            deliveries: components["schemas"]["DeliveryAnswer"][];
            /**
             * Format: date-time
             * @description Until when the jars of an unpaid order are kept; null when none are
             * @example 2026-11-21T05:00:00.000Z
             */
            holdExpiresAt: string | null;
            /** @example false */
            canCancel: boolean;
            /**
             * @description Rupees that a cancellation would give back, by the terms when the order was placed; null: it cannot be cancelled
             * @example null
             */
            cancellationRefund: number | null;
            /** @example true */
            canRetryPayment: boolean;
            /** @example true */
            canDelete: boolean;
            /**
             * @description New enough to raise or view an issue
             * @example true
             */
            canRaiseIssue: boolean;
            /**
             * @description By courier, or the customer comes for it
             * @example courier
             * @enum {string}
             */
            handover: "courier" | "pickup";
            /**
             * @description orderId of the order whose jars it replaces, at no charge
             * @example null
             */
            replaces: string | null;
            /**
             * @description Money came in that a person must look at
             * @example false
             */
            paymentUnderReview: boolean;
            items: components["schemas"]["StaffOrderItemAnswer"][];
            /** @description As it happened, oldest first */
            timeline: components["schemas"]["StaffTimelineAnswer"][];
            /**
             * @description The courier's own words
             * @example null
             */
            courierStatus: string | null;
            /**
             * @description Rupees that delivery to a corrected address costs beyond what was charged
             * @example null
             */
            deliveryDifference: number | null;
            /** @description Also those whose booking was taken back */
            parcels: components["schemas"]["ParcelAnswer"][];
            /**
             * @description The problem of a parcel of the order that somebody has to look at
             * @example null
             * @enum {string|null}
             */
            courierWork: "returned" | "lost" | "undelivered" | "stuck" | null;
            /**
             * @description Why money that came in could not make the order paid
             * @example null
             * @enum {string|null}
             */
            paymentReview?: "DELETED" | "CANCELLED" | "STOCK_GONE" | null;
            /**
             * Format: date-time
             * @description When it left the lists because nobody paid
             * @example null
             */
            archivedAt: string | null;
            /** @description null: nobody began to pack */
            packing: components["schemas"]["PackingAnswer"] | null;
            /**
             * @description How it came in
             * @example shop
             * @enum {string}
             */
            channel: "shop" | "phone" | "whatsapp" | "counter";
            /**
             * @description Mobile number of the staff member who took it
             * @example null
             */
            takenBy: string | null;
            /**
             * @description How it was paid; null until it is
             * @example provider
             * @enum {string|null}
             */
            paidBy: "provider" | "upi" | "cash" | "none" | null;
            /**
             * Format: date-time
             * @description When its customer took it off the list, before paying
             * @example null
             */
            deletedAt: string | null;
            /**
             * @description Batches may be assigned; each item says whether it needs some
             * @example true
             */
            canAssign: boolean;
            /**
             * @description Batches may be taken back
             * @example true
             */
            canUnassign: boolean;
            /**
             * @description The courier may be asked for the parcel
             * @example false
             */
            canShip: boolean;
            /**
             * @description Staff may say that it arrived
             * @example false
             */
            canDeliver: boolean;
            /**
             * @description It may come back from the archive
             * @example false
             */
            canRestore: boolean;
            /**
             * @description The customer's money may be given back
             * @example false
             */
            canRefund: boolean;
            whyNot: components["schemas"]["WhyNotAnswer"];
            /** @description Oldest first */
            credits: components["schemas"]["StaffCreditAnswer"][];
            /** @description null: nothing of it can go back */
            creditable: components["schemas"]["CreditableAnswer"] | null;
            /** @description null: staff cannot cancel it */
            cancellation: components["schemas"]["StaffCancellationAnswer"] | null;
        };
        StaffOrdersAnswer: {
            orders: components["schemas"]["StaffOrderAnswer"][];
            /**
             * @description On all pages
             * @example 17
             */
            total: number;
        };
        AssignBody: {
            /**
             * @description Place of the item in the order
             * @example 0
             */
            itemIdx: number;
            /** @example 6920a1b2c3d4e5f601234569 */
            stockId: string;
            /**
             * @description Checked against the batch
             * @example FG-261121-004
             */
            batchNumber?: string;
            /**
             * @description Jars; all that no batch covers yet when absent
             * @example 1
             */
            quantity?: number;
        };
        UnassignBody: {
            /**
             * @description Place of the item in the order
             * @example 0
             */
            itemIdx: number;
            /**
             * @description Only the last part that was taken from this batch; all parts of the item when absent
             * @example 6920a1b2c3d4e5f601234569
             */
            stockId?: string;
        };
        AssignByFefoBody: {
            /**
             * @description Also use batches whose shelf life on arrival is less than the settings ask for
             * @example false
             */
            useShort?: boolean;
        };
        PackJarsBody: {
            /**
             * @description Made by the client; the same jars sent again count once
             * @example 7b0c1f1e-5a0e-4f0e-9f0c-2a51c1f2a4b5
             */
            id: string;
            /**
             * @description As the label says it
             * @example FG-261121-004
             */
            batchNumber: string;
            /**
             * @description Jars of this batch at once
             * @example 1
             */
            jars?: number;
        };
        CreditAnswer: {
            /** @example 5f3a0c11d2e4 */
            id: string;
            /**
             * @example lines
             * @enum {string}
             */
            kind: "lines" | "goodwill" | "recall" | "return";
            /**
             * @description Rupees
             * @example 449
             */
            amount: number;
            lines: components["schemas"]["CreditLineAnswer"][];
            /**
             * @description Rupees of the delivery charge
             * @example 0
             */
            delivery: number;
            /** @example One jar arrived broken */
            reason: string;
            /**
             * Format: date-time
             * @example 2026-11-24T05:00:00.000Z
             */
            at: string;
            /**
             * @description Only `Completed` is refunded; `Failed` is tried again
             * @example Started
             * @enum {string}
             */
            state: "Started" | "Failed" | "Completed";
            /**
             * @description Of the transfer, once it is back
             * @example null
             */
            reference: string | null;
            /**
             * Format: date-time
             * @example null
             */
            doneAt: string | null;
            /**
             * @description Its credit note as PDF, once the money is back
             * @example null
             */
            creditNoteUrl: string | null;
        };
        TimelineAnswer: {
            /**
             * @example Placed
             * @enum {string}
             */
            event: "Placed" | "Hold released" | "Hold renewed" | "Payment failed" | "Paid" | "Payment under review" | "Payment review settled" | "Batch assigned" | "Batch unassigned" | "Packed" | "Unpacked" | "Boxed" | "Shipment created" | "Shipped" | "Parcel cancelled" | "Shipment cancelled" | "Address corrected" | "Handed over" | "Delivered" | "Parcel on its way back" | "Parcel came back" | "Parcel lost" | "Parcel given up" | "Courier was asked" | "Returned jars to shelf" | "Returned jars written off" | "Sent again" | "Made good" | "Courier claim made" | "Courier claim paid" | "Courier claim refused" | "Cancelled" | "Deleted" | "Refund started" | "Refund failed" | "Refunded" | "Credit started" | "Credit failed" | "Credited" | "Recall refund started" | "Recall refund failed" | "Recalled jars refunded" | "Archived" | "Restored" | "Replaced";
            /**
             * Format: date-time
             * @example 2026-11-21T04:30:00.000Z
             */
            at: string;
            /**
             * @description A number to find it by: the waybill, the reference of a refund
             * @example null
             */
            detail: string | null;
        };
        OrderItemAnswer: {
            /**
             * @description The product's Id
             * @example FG-0007
             */
            id: string;
            /**
             * @description The product's _id
             * @example 6920a1b2c3d4e5f601234567
             */
            _id: string;
            /** @example GONGURA CP_PO MEDIUM Half kg */
            name: string;
            /**
             * @description Sanitised HTML
             * @example <p>Sour leaves, slowly fried.</p>
             */
            description: string;
            /** @example /images/products/gongura.svg */
            image: string;
            /**
             * @description Jars
             * @example 2
             */
            quantity: number;
            /**
             * @description Rupees for one jar
             * @example 449
             */
            price: number;
            /**
             * @description Rupees for the line
             * @example 898
             */
            linePrice: number;
            /**
             * @description Several are joined with ", "
             * @example FG-261121-004
             */
            batchNumber: string | null;
            /**
             * @description Rating & Review is offered
             * @example false
             */
            canReview: boolean;
            /**
             * @description The customer's review of it: null is waiting, false was sent back, true is final; absent if there is none
             * @example null
             */
            reviewApproved?: boolean | null;
        };
        OrderAnswer: {
            /**
             * @example null
             * @enum {string|null}
             */
            cancelledBy: "customer" | "staff" | null;
            /**
             * @description In the words of staff
             * @example null
             */
            cancelReason: string | null;
            /**
             * @description Rupees given back or on their way, without those for a cancellation
             * @example 0
             */
            creditedAmount: number;
            /** @description Oldest first */
            credits: components["schemas"]["CreditAnswer"][];
            /** @example 6920a1b2c3d4e5f601234568 */
            _id: string;
            /** @example P-7KQ4-M2XD */
            orderId: string;
            /**
             * @description What payment provider and courier see
             * @example JDI-261121-7KQ4M2XDAB
             */
            order_extid: string;
            /**
             * Format: date-time
             * @example 2026-11-21T04:30:00.000Z
             */
            orderDate: string;
            /** @example 9876543210 */
            mobileNumber: string;
            /** @example lakshmi@example.com */
            email: string;
            /** @example Lakshmi Rao */
            contactName: string;
            /** @example 9876543210 */
            contactNumber: string;
            /** @example 12 Main Road */
            address: string;
            /** @example Hyderabad */
            city: string;
            /** @example Telangana */
            state: string;
            /** @example 500001 */
            pin: string;
            /**
             * @example Pending
             * @enum {string}
             */
            paymentStatus: "Pending" | "Completed" | "Refund Completed";
            /**
             * @example Placed
             * @enum {string}
             */
            orderStatus: "Placed" | "Completed" | "Cancelled";
            /**
             * @example Pending
             * @enum {string}
             */
            deliveryStatus: "Pending" | "Packed" | "Shipped" | "Delivered" | "Cancelled";
            /**
             * @example null
             * @enum {string|null}
             */
            issueStatus: "Open" | "Resolved" | null;
            /**
             * @description Rupees, products
             * @example 898
             */
            totalPrice: number;
            /**
             * @description Rupees
             * @example 132
             */
            deliveryCost: number;
            /**
             * @description Rupees, to pay
             * @example 1030
             */
            finalPrice: number;
            /**
             * @description Rupees; set when cancelled
             * @example null
             */
            refundAmount: number | null;
            /**
             * @description Of a cancelled order: `Started` until the provider confirms; null when nothing is to be refunded
             * @example null
             * @enum {string|null}
             */
            refundState: "Due" | "Started" | "Completed" | null;
            /**
             * @description Once refunded
             * @example null
             */
            refundReference: string | null;
            /**
             * @description The invoice as PDF; null until it is paid
             * @example /api/orders/P-7KQ4-M2XD/invoice
             */
            invoiceUrl: string | null;
            /**
             * @description The credit note as PDF; null unless it was cancelled after payment and money is due back
             * @example null
             */
            creditNoteUrl: string | null;
            /**
             * @description null: no GST was collected
             * @example null
             */
            tax: components["schemas"]["OrderTaxAnswer"] | null;
            /** @example null */
            waybill: string | null;
            /** @example null */
            trackingUrl: string | null;
            /** @description The parcels of it; none once it is cancelled */
            deliveries: components["schemas"]["DeliveryAnswer"][];
            /**
             * Format: date-time
             * @description Until when the jars of an unpaid order are kept; null when none are
             * @example 2026-11-21T05:00:00.000Z
             */
            holdExpiresAt: string | null;
            /** @description As it happened, oldest first */
            timeline: components["schemas"]["TimelineAnswer"][];
            items: components["schemas"]["OrderItemAnswer"][];
            /** @example false */
            canCancel: boolean;
            /**
             * @description Rupees that a cancellation would give back, by the terms when the order was placed; null: it cannot be cancelled
             * @example null
             */
            cancellationRefund: number | null;
            /** @example true */
            canRetryPayment: boolean;
            /** @example true */
            canDelete: boolean;
            /**
             * @description New enough to raise or view an issue
             * @example true
             */
            canRaiseIssue: boolean;
            /**
             * @description By courier, or the customer comes for it
             * @example courier
             * @enum {string}
             */
            handover: "courier" | "pickup";
            /**
             * @description orderId of the order whose jars it replaces, at no charge
             * @example null
             */
            replaces: string | null;
            /**
             * @description Money came in that a person must look at
             * @example false
             */
            paymentUnderReview: boolean;
        };
        OrdersAnswer: {
            orders: components["schemas"]["OrderAnswer"][];
            /**
             * @description On all pages
             * @example 3
             */
            total: number;
        };
        OrderRow: {
            /** @example 6920a1b2c3d4e5f601234568 */
            id: string;
            /** @example 6920a1b2c3d4e5f601234568 */
            _id: string;
            /** @example P-7KQ4-M2XD */
            orderId: string;
            /**
             * @description What payment provider and courier see
             * @example JDI-261121-7KQ4M2XDAB
             */
            order_extid: string;
            /**
             * Format: date-time
             * @example 2026-11-21T04:30:00.000Z
             */
            orderDate: string;
            /** @example Lakshmi Rao */
            contactName: string;
            /** @example 9876543210 */
            mobileNumber: string;
            /** @example Hyderabad */
            city: string;
            /** @example 500001 */
            pin: string;
            /**
             * @description Of all lines together
             * @example 3
             */
            jars: number;
            /**
             * @description Rupees, products
             * @example 898
             */
            totalPrice: number;
            /**
             * @description Rupees
             * @example 132
             */
            deliveryCost: number;
            /**
             * @description Rupees
             * @example 1030
             */
            finalPrice: number;
            /**
             * @example Completed
             * @enum {string}
             */
            paymentStatus: "Pending" | "Completed" | "Refund Completed";
            /**
             * @example Placed
             * @enum {string}
             */
            orderStatus: "Placed" | "Completed" | "Cancelled";
            /**
             * @example Pending
             * @enum {string}
             */
            deliveryStatus: "Pending" | "Packed" | "Shipped" | "Delivered" | "Cancelled";
            /**
             * @example shop
             * @enum {string}
             */
            channel: "shop" | "phone" | "whatsapp" | "counter";
            /**
             * @example courier
             * @enum {string}
             */
            handover: "courier" | "pickup";
            /**
             * @description The order that it replaces
             * @example null
             */
            replaces: string | null;
            /** @example null */
            waybill: string | null;
            /**
             * @description Its customer took it off the list before paying
             * @example false
             */
            deleted: boolean;
            /**
             * Format: date-time
             * @example null
             */
            deletedAt: string | null;
        };
        ShipmentRequest: {
            /**
             * @description `order_extid`, or orderId, of a packed order
             * @example JDI-261121-7KQ4M2XDAB
             */
            order: string;
        };
        ShipmentPayload: {
            shipments: components["schemas"]["ShipmentRequest"][];
        };
        CreateShipmentBody: {
            /**
             * @description `order_extid`, or orderId, of a packed order; all that one shipment needs
             * @example JDI-261121-7KQ4M2XDAB
             */
            order?: string;
            payload?: components["schemas"]["ShipmentPayload"];
            shipments?: components["schemas"]["ShipmentRequest"][];
        };
        ShipmentPackage: {
            /** @example 14900000000017 */
            waybill: string;
            /** @example JDI-261121-7KQ4M2XDAB */
            refnum: string;
            /**
             * @example Success
             * @enum {string}
             */
            status: "Success" | "Fail";
            /**
             * @description Why it failed
             * @example [
             *       ""
             *     ]
             */
            remarks: string[];
        };
        ShipmentAnswer: {
            packages: components["schemas"]["ShipmentPackage"][];
            /**
             * @description Of the first package
             * @example 14900000000017
             */
            waybill: string;
        };
        PlannedParcelAnswer: {
            /**
             * @description The jars in a parcel; jars
             * @example 2
             */
            pieces: number;
            /**
             * @description The weight of a parcel; grams
             * @example 3000
             */
            weightGrams: number;
            /**
             * @description The length of a box; cm
             * @example 15
             */
            lengthCm: number;
            /**
             * @description The width of a box; cm
             * @example 15
             */
            widthCm: number;
            /**
             * @description The height of a box; cm
             * @example 15
             */
            heightCm: number;
            /**
             * @description Rupees; null: the courier does not go there
             * @example 132
             */
            charge: number | null;
        };
        ShipmentPlanAnswer: {
            /** @example P-7KQ4-M2XD */
            orderId: string;
            /** @example Lakshmi Rao */
            contactName: string;
            /** @example 9876543210 */
            contactNumber: string;
            /** @example 12 Main Road */
            address: string;
            /** @example Hyderabad */
            city: string;
            /** @example Telangana */
            state: string;
            /** @example 500001 */
            pin: string;
            parcels: components["schemas"]["PlannedParcelAnswer"][];
            /**
             * @description The courier was asked for these parcels: they cannot change any more
             * @example false
             */
            begun: boolean;
            /**
             * @description Rupees for all parcels
             * @example 132
             */
            charge: number | null;
            /**
             * @description The courier named no amount
             * @example false
             */
            fallback: boolean;
            /**
             * @description Rupees that the customer was charged
             * @example 132
             */
            charged: number;
        };
        ParcelSizeBody: {
            /**
             * @description The jars in a parcel; jars
             * @example 2
             */
            pieces: number;
            /**
             * @description The weight of a parcel; grams
             * @example 3000
             */
            weightGrams: number;
            /**
             * @description The length of a box; cm
             * @example 15
             */
            lengthCm: number;
            /**
             * @description The width of a box; cm
             * @example 15
             */
            widthCm: number;
            /**
             * @description The height of a box; cm
             * @example 15
             */
            heightCm: number;
        };
        BookBody: {
            /** @description As the settings say when absent */
            parcels?: components["schemas"]["ParcelSizeBody"][];
        };
        AddressQuoteAnswer: {
            /**
             * @description Rupees that delivery costs there
             * @example 180
             */
            charge: number;
            /**
             * @description The courier named no amount
             * @example false
             */
            fallback: boolean;
            /**
             * @description Rupees that the customer was charged
             * @example 132
             */
            charged: number;
            /**
             * @description Rupees; what it costs beyond that
             * @example 48
             */
            difference: number;
            /**
             * @description As the courier knows it; empty when not told
             * @example Hyderabad
             */
            city: string;
            /**
             * @description As the courier knows it; empty when not told
             * @example Telangana
             */
            state: string;
        };
        AddressBody: {
            /** @example Lakshmi Rao */
            contactName: string;
            /** @example 9876543210 */
            contactNumber: string;
            /** @example 12 Main Road */
            address: string;
            /** @example Hyderabad */
            city: string;
            /** @example Telangana */
            state: string;
            /**
             * @description Please enter a valid 6-digit pin code.
             * @example 500001
             */
            pin: string;
        };
        CancelOrderBody: {
            /**
             * @description The customer reads it
             * @example Out of gongura until March
             */
            reason: string;
            /**
             * @description true: the cancellation charge is kept, as when the customer cancels
             * @example false
             */
            keepCharge: boolean;
        };
        OpenClaimAnswer: {
            /**
             * @description Reference of the parcel
             * @example JDI-261121-7KQ4M2XDAB
             */
            parcel: string;
            /**
             * @description Rupees
             * @example 898
             */
            amount: number;
            /** @example CLM-4471 */
            reference: string;
            /** @example Photos sent on Tuesday */
            note: string;
            /**
             * Format: date-time
             * @example 2026-11-26T04:30:00.000Z
             */
            at: string;
        };
        CourierWorkRow: {
            /** @example 6920a1b2c3d4e5f601234568 */
            id: string;
            /** @example P-7KQ4-M2XD */
            orderId: string;
            /** @example Lakshmi Rao */
            contactName: string;
            /** @example 9876543210 */
            contactNumber: string;
            /** @example Guntur */
            city: string;
            /**
             * @example Shipped
             * @enum {string}
             */
            deliveryStatus: "Pending" | "Packed" | "Shipped" | "Delivered" | "Cancelled";
            /**
             * @description null: only a claim is open
             * @example returned
             * @enum {string|null}
             */
            kind: "returned" | "lost" | "undelivered" | "stuck" | null;
            /**
             * Format: date-time
             * @example 2026-11-25T04:30:00.000Z
             */
            since: string | null;
            /**
             * @description Reference of the parcel
             * @example JDI-261121-7KQ4M2XDAB
             */
            parcel: string | null;
            /** @example 14900000000017 */
            waybill: string | null;
            /**
             * @description The courier's own words
             * @example RTO
             */
            courierStatus: string | null;
            /**
             * @description Of the last scan
             * @example Hyderabad LBNagar
             */
            place: string | null;
            /**
             * @description Of all lines together
             * @example 3
             */
            jars: number;
            /**
             * @description Rupees
             * @example 1030
             */
            finalPrice: number;
            /**
             * @description Rupees that the courier was asked for and has not paid
             * @example 0
             */
            claimed: number;
            claims: components["schemas"]["OpenClaimAnswer"][];
        };
        CourierClaimAnswer: {
            /**
             * @description Rupees
             * @example 898
             */
            amount: number;
            /** @example CLM-4471 */
            reference: string;
            /**
             * Format: date-time
             * @example 2026-11-26T04:30:00.000Z
             */
            at: string;
            /**
             * Format: date-time
             * @description When the money came; null: not yet
             * @example null
             */
            receivedAt: string | null;
            /**
             * @description Rupees that came
             * @example null
             */
            receivedAmount: number | null;
            /** @example Photos sent on Tuesday */
            note: string;
            /**
             * Format: date-time
             * @description When the courier refused it; null: it did not
             * @example null
             */
            refusedAt: string | null;
            /**
             * @description Why the courier refused it
             * @example
             */
            refusal: string;
        };
        CareWhyNotAnswer: {
            /** @example null */
            inspect: string | null;
            /** @example Look at the jars that came back first. */
            reship: string | null;
            /** @example null */
            refund: string | null;
            /** @example Send it again, or give the money back. */
            madeGood: string | null;
            /** @example The courier does not have it any more. */
            wait: string | null;
            /** @example The courier does not have it any more. */
            giveUp: string | null;
            /** @example null */
            claim: string | null;
            /** @example Nothing was claimed. */
            claimPaid: string | null;
            /** @example Nothing was claimed. */
            claimRefused: string | null;
        };
        CaredParcelAnswer: {
            /**
             * @description Our reference of the parcel at the courier
             * @example JDI-261121-7KQ4M2XDAB-P2
             */
            reference: string;
            /**
             * @description Which booking of the order it belongs to, from 1
             * @example 1
             */
            booking: number;
            /**
             * @description null: planned, and not booked yet
             * @example 14900000000017
             */
            waybill: string | null;
            /** @example /sandbox/delhivery/track/14900000000017 */
            trackingUrl: string | null;
            /** @example 3000 */
            weightGrams: number;
            /**
             * @description Length, width, height
             * @example [
             *       15,
             *       15,
             *       15
             *     ]
             */
            boxCm: number[];
            /**
             * @description Jars in it
             * @example 2
             */
            pieces: number;
            /**
             * Format: date-time
             * @example 2026-11-22T04:30:00.000Z
             */
            bookedAt: string | null;
            /**
             * Format: date-time
             * @description When its booking was taken back
             * @example null
             */
            cancelledAt: string | null;
            /**
             * @example moving
             * @enum {string}
             */
            progress: "booked" | "moving" | "delivered" | "returning" | "returned" | "lost" | "cancelled" | "unknown";
            /**
             * @description The courier's own words
             * @example In Transit
             */
            courierStatus: string | null;
            /**
             * Format: date-time
             * @description When `progress` last changed
             * @example null
             */
            progressAt: string | null;
            /**
             * Format: date-time
             * @description When the courier plans to arrive
             * @example null
             */
            expectedAt: string | null;
            /**
             * Format: date-time
             * @description When the courier was last asked
             * @example null
             */
            trackedAt: string | null;
            /** @description The last ones, oldest first */
            scans: components["schemas"]["ParcelScanAnswer"][];
            /**
             * @example returned
             * @enum {string|null}
             */
            trouble: "returned" | "lost" | "undelivered" | "stuck" | null;
            /**
             * @example null
             * @enum {string|null}
             */
            settledAs: "reship" | "refund" | "made-good" | null;
            /**
             * Format: date-time
             * @description When its jars were looked at
             * @example null
             */
            inspectedAt: string | null;
            /**
             * Format: date-time
             * @description Somebody asked the courier; the parcel waits until then
             * @example null
             */
            lookAgainAt: string | null;
            /** @example null */
            claim: components["schemas"]["CourierClaimAnswer"] | null;
            /**
             * @description Jars to account for when the parcel is looked at
             * @example 3
             */
            jarsIn: number;
            whyNot: components["schemas"]["CareWhyNotAnswer"];
        };
        JarsOutAnswer: {
            /**
             * @description Place of the item in the order
             * @example 0
             */
            itemIdx: number;
            /** @example GONGURA CP_PO MEDIUM Half kg */
            name: string;
            /** @example 6920a1b2c3d4e5f601234569 */
            stockId: string;
            /** @example FG-261121-004 */
            batchNumber: string;
            /**
             * @description Jars
             * @example 2
             */
            quantity: number;
            /**
             * @description Jars of a batch that may not be used go back to it, and are not sold
             * @example usable
             * @enum {string}
             */
            standing: "usable" | "expired" | "quarantined";
        };
        CourierWorkDetail: {
            /** @example 6920a1b2c3d4e5f601234568 */
            id: string;
            /** @example P-7KQ4-M2XD */
            orderId: string;
            /** @example Lakshmi Rao */
            contactName: string;
            /** @example 9876543210 */
            contactNumber: string;
            /** @example Guntur */
            city: string;
            /**
             * @example Shipped
             * @enum {string}
             */
            deliveryStatus: "Pending" | "Packed" | "Shipped" | "Delivered" | "Cancelled";
            /**
             * @description null: only a claim is open
             * @example returned
             * @enum {string|null}
             */
            kind: "returned" | "lost" | "undelivered" | "stuck" | null;
            /**
             * Format: date-time
             * @example 2026-11-25T04:30:00.000Z
             */
            since: string | null;
            /**
             * @description Reference of the parcel
             * @example JDI-261121-7KQ4M2XDAB
             */
            parcel: string | null;
            /** @example 14900000000017 */
            waybill: string | null;
            /**
             * @description The courier's own words
             * @example RTO
             */
            courierStatus: string | null;
            /**
             * @description Of the last scan
             * @example Hyderabad LBNagar
             */
            place: string | null;
            /**
             * @description Of all lines together
             * @example 3
             */
            jars: number;
            /**
             * @description Rupees
             * @example 1030
             */
            finalPrice: number;
            /**
             * @description Rupees that the courier was asked for and has not paid
             * @example 0
             */
            claimed: number;
            claims: components["schemas"]["OpenClaimAnswer"][];
            parcels: components["schemas"]["CaredParcelAnswer"][];
            /** @description What left with the order, by line and batch */
            jarsOut: components["schemas"]["JarsOutAnswer"][];
            /**
             * @description Rupees that a refund of everything gives back
             * @example 1030
             */
            refundEverything: number;
            /**
             * @description Rupees that a refund less the charge gives back
             * @example 1003
             */
            refundLessCharge: number;
        };
        InspectedJarsBody: {
            /**
             * @description Place of the item in the order
             * @example 0
             */
            itemIdx: number;
            /** @example 6920a1b2c3d4e5f601234569 */
            stockId: string;
            /**
             * @description Jars that are whole: they go back to stock
             * @example 2
             */
            back: number;
            /**
             * @description Jars that are of no use any more
             * @example 1
             */
            writtenOff: number;
            /**
             * @description Needed when jars are written off
             * @example Broken glass
             */
            reason: string;
        };
        InspectBody: {
            /**
             * @description The parcel's reference
             * @example JDI-261121-7KQ4M2XDAB
             */
            parcel: string;
            /** @description Every jar of the parcel */
            jars: components["schemas"]["InspectedJarsBody"][];
        };
        ParcelBody: {
            /**
             * @description The parcel's reference
             * @example JDI-261121-7KQ4M2XDAB
             */
            parcel: string;
        };
        RefundParcelBody: {
            /**
             * @description The parcel's reference
             * @example JDI-261121-7KQ4M2XDAB
             */
            parcel: string;
            /**
             * @description All that was paid, or that less the cancellation charge
             * @example everything
             * @enum {string}
             */
            give: "everything" | "less-charge";
        };
        MadeGoodBody: {
            /**
             * @description The parcel's reference
             * @example JDI-261121-7KQ4M2XDAB
             */
            parcel: string;
            /** @example Replaced by P-8HHH-2222 */
            note: string;
        };
        WaitBody: {
            /**
             * @description The parcel's reference
             * @example JDI-261121-7KQ4M2XDAB
             */
            parcel: string;
            /**
             * @description Days until it is to be looked at again
             * @example 2
             */
            days: number;
            /** @example They deliver on Tuesday */
            note?: string;
        };
        ClaimBody: {
            /**
             * @description The parcel's reference
             * @example JDI-261121-7KQ4M2XDAB
             */
            parcel: string;
            /**
             * @description Rupees
             * @example 898
             */
            amount: number;
            /**
             * @description The courier's number of the claim
             * @example CLM-4471
             */
            reference: string;
            /** @example Photos sent on Tuesday */
            note?: string;
        };
        ClaimPaidBody: {
            /**
             * @description The parcel's reference
             * @example JDI-261121-7KQ4M2XDAB
             */
            parcel: string;
            /**
             * @description Rupees that came
             * @example 898
             */
            amount: number;
            /**
             * @description The day on which the money came
             * @example 2026-11-28
             */
            receivedOn: Record<string, never>;
        };
        ClaimRefusedBody: {
            /**
             * @description The parcel's reference
             * @example JDI-261121-7KQ4M2XDAB
             */
            parcel: string;
            /** @example Reported after seven days */
            reason: string;
        };
        PickOrderAnswer: {
            /** @example P-7KQ4-M2XD */
            orderId: string;
            /** @example Lakshmi Rao */
            contactName: string;
            /** @example 2 */
            jars: number;
        };
        PickLineAnswer: {
            /** @example FG-261121-004 */
            batchNumber: string;
            /** @example Gongura Pickle, Cold pressed peanut oil, Medium spice, Half kg */
            product: string;
            /** @example /images/products/gongura.svg */
            image: string;
            /** @example 2027-05-21 */
            bestBefore: string | null;
            /**
             * @description Why the order must not be packed
             * @example null
             */
            blocked: string | null;
            /**
             * @description Jars to fetch
             * @example 5
             */
            jars: number;
            orders: components["schemas"]["PickOrderAnswer"][];
        };
        PickPlaceAnswer: {
            /** @example Kitchen */
            outlet: string;
            /** @example 12 */
            jars: number;
            lines: components["schemas"]["PickLineAnswer"][];
        };
        OrderToPackAnswer: {
            /** @example P-7KQ4-M2XD */
            orderId: string;
            /** @example Lakshmi Rao */
            contactName: string;
            /** @example 2 */
            jars: number;
            /** @example Hyderabad */
            city: string;
            /**
             * @description Jars that are in the box already
             * @example 1
             */
            packed: number;
        };
        PickListAnswer: {
            /** @example 2026-11-21 */
            day: string;
            /**
             * @description Jars to fetch
             * @example 12
             */
            jars: number;
            places: components["schemas"]["PickPlaceAnswer"][];
            /** @description Oldest first */
            orders: components["schemas"]["OrderToPackAnswer"][];
        };
        BatchUsesAnswer: {
            /** @description Newest first, 200 at most */
            reservations: components["schemas"]["ReservationAnswer"][];
            /** @description Newest first, 200 at most */
            orders: components["schemas"]["StaffOrderAnswer"][];
        };
        SupplierNodeAnswer: {
            /** @example supplier:6740c1f2a4b5c6d7e8f90123 */
            id: string;
            /** @enum {string} */
            kind: "supplier";
            /**
             * @description Its name
             * @example Sri Lakshmi Spices
             */
            label: string;
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
        };
        TracedProduct: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            /** @example FG-0001 */
            Id: string;
            /** @example CHICKEN CP_PO MEDIUM 1kg */
            name: string;
        };
        BatchNodeAnswer: {
            /** @example batch:RM-261121-004 */
            id: string;
            /** @enum {string} */
            kind: "batch";
            /**
             * @description Its number
             * @example RM-261121-004
             */
            label: string;
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            product: components["schemas"]["TracedProduct"] | null;
            /** @enum {string} */
            materialType: "FG" | "RM" | "SG";
            /**
             * @description Name of the outlet that it lies in
             * @example L.B Nagar
             */
            outlet: string;
            /**
             * @description What came in
             * @example 25
             */
            receivedQuantity: number;
            /**
             * @description Neither used nor set aside
             * @example 4.5
             */
            remainingQuantity: number;
            /** @enum {string} */
            unit: "KG" | "PC" | "LTR";
            /** @enum {string} */
            source: "purchase" | "run" | "opening" | "transfer";
            /**
             * @description Received, or made, on
             * @example 2026-11-21
             */
            receivedOn: string;
            /** @example 2027-05-21 */
            bestBefore: string | null;
            /** @description In quarantine */
            frozen: boolean;
            /** @example GT-2291 */
            supplierLot: string;
            /**
             * @description Who entered it, by name
             * @example Srinu
             */
            by: string;
        };
        RunNodeAnswer: {
            /** @example run:R-261121-03 */
            id: string;
            /** @enum {string} */
            kind: "run";
            /**
             * @description Its number
             * @example R-261121-03
             */
            label: string;
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            /** @description What it makes */
            product: components["schemas"]["TracedProduct"] | null;
            /** @enum {string} */
            status: "Pending" | "Partially Reserved" | "Reserved" | "Production Completed";
            /**
             * @description Of what it makes
             * @example 12
             */
            plannedQuantity: number;
            /** @example Lakshmi */
            reservedBy: string;
            /** Format: date-time */
            reservedAt: string;
            /**
             * @description By name
             * @example Srinu
             */
            completedBy: string | null;
            /** Format: date-time */
            completedAt: string | null;
        };
        OrderNodeAnswer: {
            /** @example order:P-7KQ4-M2XD */
            id: string;
            /** @enum {string} */
            kind: "order";
            /**
             * @description Its number
             * @example P-7KQ4-M2XD
             */
            label: string;
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            /** Format: date-time */
            orderDate: string;
            /** @example Lakshmi Rao */
            name: string;
            /** @example Hyderabad */
            city: string;
            /**
             * @description Masked
             * @example 98••••••21
             */
            mobileNumber: string;
            /** @enum {string} */
            deliveryStatus: "Pending" | "Packed" | "Shipped" | "Delivered" | "Cancelled";
            /**
             * @description By name
             * @example Srinu
             */
            packedBy: string | null;
            /** Format: date-time */
            packedAt: string | null;
        };
        TraceEdgeAnswer: {
            /**
             * @description `id` of a node
             * @example batch:RM-261121-004
             */
            from: string;
            /**
             * @description `id` of a node
             * @example run:R-261121-03
             */
            to: string;
            /** @example 4.5 */
            quantity: number;
            /** @enum {string} */
            unit: "KG" | "PC" | "LTR";
            /**
             * @description What the quantity means. A run: `reserved` until it is completed, then `used`. An order: `assigned` until it is `sent`
             * @enum {string}
             */
            basis: "received" | "moved" | "reserved" | "used" | "made" | "assigned" | "sent" | "returned" | "lost" | "written-off";
            /**
             * @description Of an order: place of the line, from 0
             * @example null
             */
            line: number | null;
        };
        TraceAnswer: {
            /**
             * @description `id` of what was asked for
             * @example batch:RM-261121-004
             */
            root: string;
            /** @description Suppliers, batches, runs and orders, the newest orders first */
            nodes: (components["schemas"]["SupplierNodeAnswer"] | components["schemas"]["BatchNodeAnswer"] | components["schemas"]["RunNodeAnswer"] | components["schemas"]["OrderNodeAnswer"])[];
            edges: components["schemas"]["TraceEdgeAnswer"][];
            /**
             * @description There is more than fits into one answer
             * @example false
             */
            truncated: boolean;
        };
        SeenItem: {
            /** @example FG-0007 */
            Id: string;
            /**
             * @description Jars
             * @example 2
             */
            quantity: number;
            /**
             * @description Rupees for one jar
             * @example 449
             */
            price: number;
        };
        SeenCartBody: {
            items: components["schemas"]["SeenItem"][];
            /**
             * @description Rupees
             * @example 132
             */
            deliveryCost: number;
        };
        PlaceOrderBody: {
            /** @description Without it: what the server showed last. */
            seen?: components["schemas"]["SeenCartBody"];
            /**
             * @description Take prices that changed since they were shown.
             * @example false
             */
            acceptChanges?: boolean;
        };
        RetriedPayment: {
            /**
             * @description Opens the payment window.
             * @example session_x7Tt0q
             */
            sessionId: string;
        };
        ClaimedCustomer: {
            /** @example 9876543210 */
            customer_id?: string;
            /** @example Lakshmi */
            customer_name?: string;
            /** @example 9876543210 */
            customer_phone?: string;
            /** @example lakshmi@example.com */
            customer_email?: string;
        };
        OrderTokenBody: {
            /**
             * @description orderId of the order.
             * @example P-7KQ4-M2XD
             */
            order_id: string;
            /**
             * @description Rupees; compared with the order, never charged.
             * @example 1249.5
             */
            order_amount: number;
            /** @example INR */
            order_currency: string;
            customer_details?: components["schemas"]["ClaimedCustomer"];
        };
        OrderToken: {
            /**
             * @description Opens the payment window.
             * @example session_x7Tt0q
             */
            payment_session_id: string;
            /** @example P-7KQ4-M2XD */
            order_id: string;
            /**
             * @description Rupees that will be charged.
             * @example 1249.5
             */
            order_amount: number;
        };
        ReportedPayment: {
            /** @example P-7KQ4-M2XD */
            orderId: string;
            /**
             * @example Completed
             * @enum {string}
             */
            paymentStatus: "Pending" | "Completed" | "Refund Completed";
            /**
             * @example Placed
             * @enum {string}
             */
            orderStatus: "Placed" | "Completed" | "Cancelled";
        };
        Received: {
            /** @example true */
            received: boolean;
        };
        PaymentCaseAnswer: {
            /** @example double-payment:5114910634577 */
            id: string;
            /**
             * @example double-payment
             * @enum {string}
             */
            reason: "amount-mismatch" | "paid-without-payment" | "payment-without-paid" | "late-payment" | "double-payment" | "refund-failed" | "refunded-by-provider";
            /**
             * @example open
             * @enum {string}
             */
            state: "open" | "resolved";
            /** @example P-7KQ4-M2XD */
            orderId: string;
            /**
             * @description Our reference at the provider
             * @example JD-7KQ4M2XD-2
             */
            reference: string;
            /** @example 5114910634577 */
            paymentId: string | null;
            /**
             * @description Rupees
             * @example 1249.5
             */
            expectedAmount: number;
            /**
             * @description Rupees
             * @example 1249.5
             */
            receivedAmount: number;
            /** @example INR */
            currency: string;
            /** @example Order P-7KQ4-M2XD was paid already; ₹1,249.50 came a second time and goes back. */
            note: string;
            /**
             * @description The refund that gives it back
             * @example Rextra511491
             */
            refundId: string | null;
            /**
             * @example pending
             * @enum {string|null}
             */
            refundStatus: "due" | "pending" | "onhold" | "succeeded" | "cancelled" | "refused" | null;
            /**
             * @description True only once the provider confirmed the refund
             * @example false
             */
            refunded: boolean;
            /** @example null */
            resolution: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T06:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example null
             */
            resolvedAt: string | null;
        };
        PaymentCaseDetail: {
            /** @example double-payment:5114910634577 */
            id: string;
            /**
             * @example double-payment
             * @enum {string}
             */
            reason: "amount-mismatch" | "paid-without-payment" | "payment-without-paid" | "late-payment" | "double-payment" | "refund-failed" | "refunded-by-provider";
            /**
             * @example open
             * @enum {string}
             */
            state: "open" | "resolved";
            /** @example P-7KQ4-M2XD */
            orderId: string;
            /**
             * @description Our reference at the provider
             * @example JD-7KQ4M2XD-2
             */
            reference: string;
            /** @example 5114910634577 */
            paymentId: string | null;
            /**
             * @description Rupees
             * @example 1249.5
             */
            expectedAmount: number;
            /**
             * @description Rupees
             * @example 1249.5
             */
            receivedAmount: number;
            /** @example INR */
            currency: string;
            /** @example Order P-7KQ4-M2XD was paid already; ₹1,249.50 came a second time and goes back. */
            note: string;
            /**
             * @description The refund that gives it back
             * @example Rextra511491
             */
            refundId: string | null;
            /**
             * @example pending
             * @enum {string|null}
             */
            refundStatus: "due" | "pending" | "onhold" | "succeeded" | "cancelled" | "refused" | null;
            /**
             * @description True only once the provider confirmed the refund
             * @example false
             */
            refunded: boolean;
            /** @example null */
            resolution: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T06:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example null
             */
            resolvedAt: string | null;
            /**
             * @description Possible now, in the order in which they should be tried
             * @example [
             *       "reread",
             *       "accept",
             *       "refund",
             *       "resolve"
             *     ]
             */
            actions: ("reread" | "refund" | "accept" | "resolve")[];
            /**
             * @description Rupees of the payment that were not given back
             * @example 1249.5
             */
            refundableAmount: number | null;
            /**
             * @example Placed
             * @enum {string}
             */
            orderStatus: "Placed" | "Completed" | "Cancelled";
            /**
             * @example Pending
             * @enum {string}
             */
            paymentStatus: "Pending" | "Completed" | "Refund Completed";
            /**
             * @description The customer deleted the order
             * @example false
             */
            orderDeleted: boolean;
        };
        ResolveReviewBody: {
            /**
             * @description How it was settled
             * @example Given back by bank transfer UTR42.
             */
            note: string;
        };
        LastRefund: {
            /** @example Rcancelled5114910634577 */
            id: string;
            /**
             * @example provider
             * @enum {string}
             */
            method: "provider" | "hand";
            /**
             * @description Only `succeeded` is refunded
             * @example pending
             * @enum {string}
             */
            status: "due" | "pending" | "onhold" | "succeeded" | "cancelled" | "refused";
            /**
             * @description Rupees
             * @example 1003.5
             */
            amount: number;
            /**
             * @description What went wrong last
             * @example null
             */
            lastError: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T06:30:00.000Z
             */
            createdAt: string;
        };
        RefundOrderAnswer: {
            /**
             * @example null
             * @enum {string|null}
             */
            cancelledBy: "customer" | "staff" | null;
            /**
             * @description In the words of staff
             * @example null
             */
            cancelReason: string | null;
            /**
             * @description Rupees given back or on their way, without those for a cancellation
             * @example 0
             */
            creditedAmount: number;
            /** @example 6920a1b2c3d4e5f601234568 */
            _id: string;
            /** @example P-7KQ4-M2XD */
            orderId: string;
            /**
             * @description What payment provider and courier see
             * @example JDI-261121-7KQ4M2XDAB
             */
            order_extid: string;
            /**
             * Format: date-time
             * @example 2026-11-21T04:30:00.000Z
             */
            orderDate: string;
            /** @example 9876543210 */
            mobileNumber: string;
            /** @example lakshmi@example.com */
            email: string;
            /** @example Lakshmi Rao */
            contactName: string;
            /** @example 9876543210 */
            contactNumber: string;
            /** @example 12 Main Road */
            address: string;
            /** @example Hyderabad */
            city: string;
            /** @example Telangana */
            state: string;
            /** @example 500001 */
            pin: string;
            /**
             * @example Pending
             * @enum {string}
             */
            paymentStatus: "Pending" | "Completed" | "Refund Completed";
            /**
             * @example Placed
             * @enum {string}
             */
            orderStatus: "Placed" | "Completed" | "Cancelled";
            /**
             * @example Pending
             * @enum {string}
             */
            deliveryStatus: "Pending" | "Packed" | "Shipped" | "Delivered" | "Cancelled";
            /**
             * @example null
             * @enum {string|null}
             */
            issueStatus: "Open" | "Resolved" | null;
            /**
             * @description Rupees, products
             * @example 898
             */
            totalPrice: number;
            /**
             * @description Rupees
             * @example 132
             */
            deliveryCost: number;
            /**
             * @description Rupees, to pay
             * @example 1030
             */
            finalPrice: number;
            /**
             * @description Rupees; set when cancelled
             * @example null
             */
            refundAmount: number | null;
            /**
             * @description Of a cancelled order: `Started` until the provider confirms; null when nothing is to be refunded
             * @example null
             * @enum {string|null}
             */
            refundState: "Due" | "Started" | "Completed" | null;
            /**
             * @description Once refunded
             * @example null
             */
            refundReference: string | null;
            /**
             * @description The invoice as PDF; null until it is paid
             * @example /api/orders/P-7KQ4-M2XD/invoice
             */
            invoiceUrl: string | null;
            /**
             * @description The credit note as PDF; null unless it was cancelled after payment and money is due back
             * @example null
             */
            creditNoteUrl: string | null;
            /**
             * @description null: no GST was collected
             * @example null
             */
            tax: components["schemas"]["OrderTaxAnswer"] | null;
            /** @example null */
            waybill: string | null;
            /** @example null */
            trackingUrl: string | null;
            /** @description The parcels of it; none once it is cancelled */
            deliveries: components["schemas"]["DeliveryAnswer"][];
            /**
             * Format: date-time
             * @description Until when the jars of an unpaid order are kept; null when none are
             * @example 2026-11-21T05:00:00.000Z
             */
            holdExpiresAt: string | null;
            /** @example false */
            canCancel: boolean;
            /**
             * @description Rupees that a cancellation would give back, by the terms when the order was placed; null: it cannot be cancelled
             * @example null
             */
            cancellationRefund: number | null;
            /** @example true */
            canRetryPayment: boolean;
            /** @example true */
            canDelete: boolean;
            /**
             * @description New enough to raise or view an issue
             * @example true
             */
            canRaiseIssue: boolean;
            /**
             * @description By courier, or the customer comes for it
             * @example courier
             * @enum {string}
             */
            handover: "courier" | "pickup";
            /**
             * @description orderId of the order whose jars it replaces, at no charge
             * @example null
             */
            replaces: string | null;
            /**
             * @description Money came in that a person must look at
             * @example false
             */
            paymentUnderReview: boolean;
            items: components["schemas"]["StaffOrderItemAnswer"][];
            /** @description As it happened, oldest first */
            timeline: components["schemas"]["StaffTimelineAnswer"][];
            /**
             * @description The courier's own words
             * @example null
             */
            courierStatus: string | null;
            /**
             * @description Rupees that delivery to a corrected address costs beyond what was charged
             * @example null
             */
            deliveryDifference: number | null;
            /** @description Also those whose booking was taken back */
            parcels: components["schemas"]["ParcelAnswer"][];
            /**
             * @description The problem of a parcel of the order that somebody has to look at
             * @example null
             * @enum {string|null}
             */
            courierWork: "returned" | "lost" | "undelivered" | "stuck" | null;
            /**
             * @description Why money that came in could not make the order paid
             * @example null
             * @enum {string|null}
             */
            paymentReview?: "DELETED" | "CANCELLED" | "STOCK_GONE" | null;
            /**
             * Format: date-time
             * @description When it left the lists because nobody paid
             * @example null
             */
            archivedAt: string | null;
            /** @description null: nobody began to pack */
            packing: components["schemas"]["PackingAnswer"] | null;
            /**
             * @description How it came in
             * @example shop
             * @enum {string}
             */
            channel: "shop" | "phone" | "whatsapp" | "counter";
            /**
             * @description Mobile number of the staff member who took it
             * @example null
             */
            takenBy: string | null;
            /**
             * @description How it was paid; null until it is
             * @example provider
             * @enum {string|null}
             */
            paidBy: "provider" | "upi" | "cash" | "none" | null;
            /**
             * Format: date-time
             * @description When its customer took it off the list, before paying
             * @example null
             */
            deletedAt: string | null;
            /**
             * @description Batches may be assigned; each item says whether it needs some
             * @example true
             */
            canAssign: boolean;
            /**
             * @description Batches may be taken back
             * @example true
             */
            canUnassign: boolean;
            /**
             * @description The courier may be asked for the parcel
             * @example false
             */
            canShip: boolean;
            /**
             * @description Staff may say that it arrived
             * @example false
             */
            canDeliver: boolean;
            /**
             * @description It may come back from the archive
             * @example false
             */
            canRestore: boolean;
            /**
             * @description The customer's money may be given back
             * @example false
             */
            canRefund: boolean;
            whyNot: components["schemas"]["WhyNotAnswer"];
            /** @description Oldest first */
            credits: components["schemas"]["StaffCreditAnswer"][];
            /** @description null: nothing of it can go back */
            creditable: components["schemas"]["CreditableAnswer"] | null;
            /** @description null: staff cannot cancel it */
            cancellation: components["schemas"]["StaffCancellationAnswer"] | null;
            /**
             * @description orderId again, as the console names records
             * @example P-7KQ4-M2XD
             */
            id: string;
            /** @example null */
            lastRefund: components["schemas"]["LastRefund"] | null;
            /**
             * @description The payment provider can be asked to give the money back
             * @example true
             */
            canRefundThroughProvider: boolean;
        };
        RefundOrdersAnswer: {
            /** @description Those whose refund is due come first */
            orders: components["schemas"]["RefundOrderAnswer"][];
            /**
             * @description On all pages
             * @example 17
             */
            total: number;
        };
        RefundCompletedBody: {
            /**
             * @description Of the transfer that gave the money back
             * @example UTR2611210042
             */
            refundReference: string;
        };
        CreditLineBody: {
            /**
             * @description Place among the items of the order, from 0
             * @example 0
             */
            line: number;
            /**
             * @description Jars that are paid back
             * @example 1
             */
            jars?: number;
            /**
             * @description Rupees of the line, in addition to its jars
             * @example 100
             */
            amount?: number;
        };
        GiveCreditBody: {
            /**
             * @description Of the transfer by hand
             * @example UTR2611240042
             */
            reference?: string;
            /**
             * @description Through the payment provider, by hand, or, if it was paid in cash, in cash from the drawer
             * @example provider
             * @enum {string}
             */
            way: "provider" | "hand" | "cash";
            /**
             * @description For jars that were bought, or out of goodwill
             * @example lines
             * @enum {string}
             */
            kind: "lines" | "goodwill";
            /**
             * @example [
             *       {
             *         "line": 0,
             *         "jars": 1
             *       }
             *     ]
             */
            lines?: components["schemas"]["CreditLineBody"][];
            /**
             * @description Rupees of the delivery charge
             * @example 0
             */
            delivery?: number;
            /**
             * @description Rupees that are shared out over the products, then over the delivery
             * @example 0
             */
            amount?: number;
            /**
             * @description The customer reads it
             * @example One jar arrived broken
             */
            reason: string;
        };
        CreditPreviewAnswer: {
            /**
             * @description Rupees
             * @example 449
             */
            amount: number;
            lines: components["schemas"]["CreditLineAnswer"][];
            /**
             * @description Rupees of the delivery charge
             * @example 0
             */
            delivery: number;
            /**
             * @description Rupees that could still go back after it
             * @example 581
             */
            left: number;
        };
        CreditWayBody: {
            /**
             * @description Of the transfer by hand
             * @example UTR2611240042
             */
            reference?: string;
            /**
             * @description Through the payment provider, or by hand
             * @example provider
             * @enum {string}
             */
            way: "provider" | "hand";
        };
        WatchedRefundAnswer: {
            /** @example P-7KQ4-M2XD */
            orderId: string;
            /**
             * @example cancelled
             * @enum {string}
             */
            purpose: "extra" | "late" | "cancelled" | "staff" | "excess" | "recall" | "credit";
            /**
             * @description Rupees
             * @example 1003
             */
            amount: number;
            /**
             * Format: date-time
             * @example 2026-11-14T06:30:00.000Z
             */
            since: string;
            /**
             * @description `late`: seven days are over
             * @example late
             * @enum {string}
             */
            why: "failed" | "late";
            /**
             * @description What went wrong last
             * @example null
             */
            lastError: string | null;
            /**
             * @description Of a credit to be tried again
             * @example null
             */
            creditId: string | null;
            /**
             * @description The provider was asked and has not finished it
             * @example false
             */
            underWay: boolean;
        };
        WatchedRefundsAnswer: {
            /** @description Those that failed first, then those that wait longest */
            refunds: components["schemas"]["WatchedRefundAnswer"][];
        };
        ClosingAnswer: {
            /**
             * Format: date-time
             * @example 2026-11-20T10:05:50.000Z
             */
            at: string;
            /**
             * @description Mobile number of the person
             * @example 9000000001
             */
            by: string;
            /** @example Cashfree paid it with the next settlement. */
            note: string;
        };
        SettlementLineAnswer: {
            /** @example AXISCN1169361047:PAYMENT:4387450090 */
            id: string;
            /** @example AXISCN1169361047 */
            utr: string;
            /**
             * Format: date-time
             * @example 2026-11-20T10:05:50.000Z
             */
            settledAt: string;
            /**
             * @example payment
             * @enum {string}
             */
            kind: "payment" | "refund" | "fee" | "dispute" | "carried" | "adjustment";
            /**
             * @description The provider’s word for it
             * @example PAYMENT
             */
            type: string;
            /**
             * @description The provider’s number of it
             * @example 4387450090
             */
            eventId: string;
            /**
             * Format: date-time
             * @example 2026-11-20T10:05:50.000Z
             */
            at: string;
            /** @example JDI-261118-7KQ4M2XDAB */
            reference: string | null;
            /** @example P-7KQ4-M2XD */
            orderId: string | null;
            /**
             * @description The provider’s words, of neither payments nor refunds
             * @example
             */
            remarks: string;
            /** @example 1249 */
            amount: number;
            /** @example 24.36 */
            fee: number;
            /**
             * @description GST on the fee
             * @example 4.38
             */
            tax: number;
            /** @example 1220.26 */
            net: number;
            /**
             * @description The amount in our books
             * @example 1249
             */
            expected: number | null;
            /**
             * @example matched
             * @enum {string}
             */
            state: "matched" | "differs" | "unknown" | "foreign" | "look";
            /**
             * @example null
             * @enum {string|null}
             */
            trouble: "amount" | "sum" | "twice" | "not-refunded" | "unknown" | "foreign" | "dispute" | "adjustment" | null;
            /**
             * @description It waits for a person
             * @example false
             */
            open: boolean;
            closed: components["schemas"]["ClosingAnswer"] | null;
        };
        SettlementAnswer: {
            /**
             * @description The bank’s number of the transfer (UTR)
             * @example AXISCN1169361047
             */
            id: string;
            /**
             * @description The provider’s number of it
             * @example 208386848
             */
            providerId: string | null;
            /**
             * Format: date-time
             * @example 2026-11-20T10:05:50.000Z
             */
            at: string;
            /** @example 12 */
            lines: number;
            /**
             * @description Of them, those that wait for a person
             * @example 0
             */
            openLines: number;
            /** @example 14988 */
            payments: number;
            /**
             * @description Below 0
             * @example -1003
             */
            refunds: number;
            /**
             * @description Disputes, adjustments, and what was carried over
             * @example 0
             */
            other: number;
            /** @example 292.27 */
            fee: number;
            /**
             * @description GST on the fee
             * @example 52.61
             */
            tax: number;
            /**
             * @description The sum of its lines
             * @example 13640.12
             */
            net: number;
            /**
             * @description As the report says; null when it does not say
             * @example 13640.12
             */
            transferred: number | null;
            /**
             * @description What was transferred beyond its lines
             * @example 0
             */
            difference: number;
            /**
             * @description Something in it waits for a person
             * @example false
             */
            open: boolean;
            /** @description How a difference was settled */
            closed: components["schemas"]["ClosingAnswer"] | null;
        };
        LeftPaymentAnswer: {
            /**
             * @description The provider’s number of it
             * @example 5114910634577
             */
            id: string;
            /** @example P-7KQ4-M2XD */
            orderId: string;
            /** @example JDI-261118-7KQ4M2XDAB */
            reference: string;
            /** @example 1249 */
            amount: number;
            /**
             * Format: date-time
             * @example 2026-11-20T10:05:50.000Z
             */
            at: string;
        };
        OpenPayoutsAnswer: {
            lines: components["schemas"]["SettlementLineAnswer"][];
            /** @description Settlements whose lines have another sum */
            settlements: components["schemas"]["SettlementAnswer"][];
            /** @description Paid by customers, and in no settlement */
            payments: components["schemas"]["LeftPaymentAnswer"][];
        };
        LineStatesAnswer: {
            /**
             * @description As our books say
             * @example 11
             */
            matched: number;
            /**
             * @description Known, but something about it is different
             * @example 1
             */
            differs: number;
            /**
             * @description Of an order of ours, but not in our books
             * @example 0
             */
            unknown: number;
            /**
             * @description Not ours
             * @example 0
             */
            foreign: number;
            /**
             * @description Disputes and adjustments: somebody should know
             * @example 0
             */
            look: number;
        };
        ReportFaultAnswer: {
            /**
             * @description Of the file, counted from 1
             * @example 14
             */
            line: number;
            /**
             * @description Empty where the whole line is meant
             * @example Event Amount
             */
            column: string;
            /** @example "12,5" is no amount in rupees with at most two decimals. */
            message: string;
        };
        CheckedTroubleAnswer: {
            /**
             * @description Of the file
             * @example 7
             */
            line: number;
            /**
             * @example payment
             * @enum {string}
             */
            kind: "payment" | "refund" | "fee" | "dispute" | "carried" | "adjustment";
            /** @example PAYMENT */
            type: string;
            /**
             * @example differs
             * @enum {string}
             */
            state: "matched" | "differs" | "unknown" | "foreign" | "look";
            /**
             * @example amount
             * @enum {string}
             */
            trouble: "amount" | "sum" | "twice" | "not-refunded" | "unknown" | "foreign" | "dispute" | "adjustment";
            /** @example JDI-261118-7KQ4M2XDAB */
            reference: string | null;
            /** @example P-7KQ4-M2XD */
            orderId: string | null;
            /**
             * @description Rupees
             * @example 1200
             */
            amount: number;
            /**
             * @description Rupees in our books
             * @example 1249
             */
            expected: number | null;
        };
        CheckedSettlementAnswer: {
            /** @example AXISCN1169361047 */
            utr: string;
            /**
             * Format: date-time
             * @example 2026-11-20T10:05:50.000Z
             */
            at: string;
            /** @example 12 */
            lines: number;
            /**
             * @description Rupees
             * @example 13640.12
             */
            net: number;
            /** @example 292.27 */
            fee: number;
            /**
             * @description GST on the fee
             * @example 52.61
             */
            tax: number;
            /**
             * @description What was transferred beyond the lines, with those in the books
             * @example 0
             */
            difference: number;
        };
        ReportCheckAnswer: {
            /**
             * @description Events in the file
             * @example 14
             */
            count: number;
            /**
             * @description Of them, those that no settlement holds yet
             * @example 2
             */
            waiting: number;
            /**
             * @description Of them, those that are in the books
             * @example 0
             */
            already: number;
            /**
             * @description Lines that would be booked
             * @example 12
             */
            added: number;
            /** @description Of these lines */
            states: components["schemas"]["LineStatesAnswer"];
            /** @example 0 */
            faultCount: number;
            /** @description The first 200, by line */
            faults: components["schemas"]["ReportFaultAnswer"][];
            /** @description The first 200 lines that do not match */
            troubles: components["schemas"]["CheckedTroubleAnswer"][];
            /** @description The first 200 */
            settlements: components["schemas"]["CheckedSettlementAnswer"][];
        };
        PayoutImportAnswer: {
            /** @example 12 lines were booked; 1 of them waits for you. */
            message: string;
            /**
             * @description Lines that were booked
             * @example 12
             */
            added: number;
            /**
             * @description Lines that were in the books
             * @example 0
             */
            already: number;
            /**
             * @description Booked lines that do not match
             * @example 1
             */
            open: number;
            /**
             * @description Settlements with new lines
             * @example [
             *       "AXISCN1169361047"
             *     ]
             */
            settlements: string[];
        };
        SettleBody: {
            /**
             * @description What was found out
             * @example Cashfree paid it with the next settlement.
             */
            note: string;
        };
        RecallAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            id: string;
            /**
             * @description The batch that it began with
             * @example RM-261121-002
             */
            batchNumber: string;
            /** @example Guntur chillies */
            product: string;
            /**
             * @description It is practice: nothing outside the drill changes
             * @example false
             */
            drill: boolean;
            /**
             * @example open
             * @enum {string}
             */
            status: "open" | "closed";
            /** @example Two customers found mould */
            reason: string;
            /** @example 9000000001 */
            startedBy: string;
            /** Format: date-time */
            startedAt: string;
            /** @example null */
            closedBy: string | null;
            /**
             * Format: date-time
             * @example null
             */
            closedAt: string | null;
            /**
             * @description Batches that it reached when it began
             * @example 4
             */
            batchesFound: number;
            /**
             * @description Orders that it reached when it began
             * @example 12
             */
            ordersFound: number;
        };
        BeginRecallBody: {
            /**
             * @description Of any batch: material or jars
             * @example RM-261121-002
             */
            batchNumber: string;
            /**
             * @description true: practise it, and change nothing
             * @example false
             */
            drill: boolean;
            /** @example Two customers found mould */
            reason: string;
        };
        RecalledBatchAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            stockId: string;
            /** @example FG-261121-004 */
            batchNumber: string;
            /** @example GONGURA CP_PO MEDIUM Half kg */
            product: string;
            /** @example FG-0007 */
            productId: string;
            /**
             * @example FG
             * @enum {string}
             */
            materialType: "FG" | "SG" | "RM";
            /**
             * @example PC
             * @enum {string}
             */
            unit: "KG" | "PC" | "LTR";
            /** @example Main Kitchen */
            outlet: string;
            /**
             * @description Of bought material
             * @example
             */
            supplier: string;
            /** @example  */
            supplierLot: string;
            /**
             * @description Received or made on
             * @example 2026-11-21
             */
            receivedOn: string;
            /** @example 2027-05-20 */
            bestBefore: string | null;
            /**
             * @description What came in
             * @example 40
             */
            made: number;
            /**
             * @description Not set aside for anything
             * @example 12
             */
            remaining: number;
            /**
             * @description For orders that are not sent, or for runs
             * @example 3
             */
            setAside: number;
            /**
             * @description Jars that were sent
             * @example 25
             */
            sent: number;
            /**
             * @description In quarantine; in a drill also when it only would be
             * @example true
             */
            frozen: boolean;
            /**
             * @description The recall began with it
             * @example false
             */
            root: boolean;
        };
        RecalledPartAnswer: {
            /** @example RM-261121-002 */
            batchNumber: string;
            /** @example 2.5 */
            quantity: number;
            /**
             * @example KG
             * @enum {string}
             */
            unit: "KG" | "PC" | "LTR";
        };
        RecalledRunAnswer: {
            /** @example R-261121-03 */
            reservationId: string;
            /**
             * @description What it is to make
             * @example GONGURA CP_PO MEDIUM Half kg
             */
            product: string;
            parts: components["schemas"]["RecalledPartAnswer"][];
        };
        SiblingAnswer: {
            /** @example FG-261121-005 */
            batchNumber: string;
            /** @example GONGURA CP_PO MEDIUM 1kg */
            product: string;
            /**
             * @description The batch that it was made with
             * @example FG-261121-004
             */
            madeWith: string;
        };
        MarkAnswer: {
            /** @example 9000000001 */
            by: string;
            /** Format: date-time */
            at: string;
        };
        RecalledJarsAnswer: {
            /** @example FG-261121-004 */
            batchNumber: string;
            /**
             * @description Jars
             * @example 2
             */
            jars: number;
        };
        RecallReplacementAnswer: {
            /** @example P-9XW2-4ABC */
            orderId: string;
            /**
             * @description `Cancelled`: decide anew
             * @example Pending
             * @enum {string}
             */
            deliveryStatus: "Pending" | "Packed" | "Shipped" | "Delivered" | "Cancelled";
        };
        RecallDecisionAnswer: {
            /** @example 9000000001 */
            by: string;
            /** Format: date-time */
            at: string;
            /**
             * @example refund
             * @enum {string}
             */
            kind: "refund" | "replacement" | "nothing";
            /**
             * @example provider
             * @enum {string|null}
             */
            method: "provider" | "hand" | "cash" | null;
            /**
             * @description Of the transfer, or of the parcel with other jars
             * @example
             */
            reference: string;
            /**
             * @description Rupees
             * @example 449
             */
            amount: number;
            /**
             * @description Of a refund: `open` until the provider says so, `failed` may be decided anew
             * @example done
             * @enum {string|null}
             */
            refund: "open" | "done" | "failed" | null;
            /**
             * @description What went wrong last
             * @example null
             */
            lastError: string | null;
            /**
             * @description null where the other jars go in another way, or where nothing is sent
             * @example null
             */
            order: components["schemas"]["RecallReplacementAnswer"] | null;
        };
        RecalledLineAnswer: {
            /**
             * @description Place among the lines of the order
             * @example 0
             */
            line: number;
            /** @example GONGURA CP_PO MEDIUM Half kg */
            product: string;
            batches: components["schemas"]["RecalledJarsAnswer"][];
            /** @example 2 */
            jars: number;
            /**
             * @description Rupees that were paid for these jars
             * @example 898
             */
            paid: number;
            /**
             * @description Rupees that went back for them, or are on their way
             * @example 0
             */
            refunded: number;
            /** @example null */
            decision: components["schemas"]["RecallDecisionAnswer"] | null;
            /**
             * @description Jars that came back to us
             * @example 0
             */
            returned: number;
            /**
             * @description Jars that were destroyed where they were
             * @example 0
             */
            destroyed: number;
        };
        RecalledOrderAnswer: {
            /** @example P-7KQ4-M2XD */
            orderId: string;
            /** Format: date-time */
            orderDate: string;
            /**
             * @example Delivered
             * @enum {string}
             */
            deliveryStatus: "Pending" | "Packed" | "Shipped" | "Delivered" | "Cancelled";
            /**
             * @description Its customer has the jars, or the courier brings them
             * @example true
             */
            sent: boolean;
            /**
             * @description Where its jars are
             * @example sent
             * @enum {string}
             */
            where: "assigned" | "sent" | "returned" | "lost" | "written-off";
            /**
             * @description The courier was called: freezing does not stop it
             * @example true
             */
            withCourier: boolean;
            /** @example 1490810000042 */
            waybill: string | null;
            /**
             * @description How its money came
             * @example provider
             * @enum {string|null}
             */
            paidBy: "provider" | "upi" | "cash" | "none" | null;
            /** @description Who told the customer of all these jars, and when */
            informed: components["schemas"]["MarkAnswer"] | null;
            /** @example null */
            heldBack: components["schemas"]["MarkAnswer"] | null;
            lines: components["schemas"]["RecalledLineAnswer"][];
        };
        RecalledCustomerAnswer: {
            /** @example Lakshmi Rao */
            name: string;
            /**
             * @description Of the parcel
             * @example 9876543210
             */
            contactNumber: string;
            /**
             * @description Of the account
             * @example 9876543211
             */
            accountNumber: string;
            /** @example 12 Main Road, Hyderabad, Telangana 500001 */
            address: string;
            /** @example Hyderabad */
            city: string;
            /** @example Dear Lakshmi Rao, … */
            message: string;
            /** @description Newest first */
            orders: components["schemas"]["RecalledOrderAnswer"][];
        };
        RecallCostAnswer: {
            /**
             * @description Rupees: jars that lie here, at what they cost
             * @example 2400
             */
            shelf: number;
            /**
             * @description Rupees: material that lies here, at what it cost
             * @example 310.5
             */
            material: number;
            /**
             * @description Rupees: what customers paid for the jars that were sent
             * @example 5388
             */
            refunds: number;
            /**
             * @description Rupees: one more way for each parcel, at what its delivery cost
             * @example 720
             */
            courier: number;
            /**
             * @description Rupees
             * @example 8818.5
             */
            total: number;
        };
        RecallLogAnswer: {
            /** Format: date-time */
            at: string;
            /** @example 9000000001 */
            by: string;
            /**
             * @example batch-frozen
             * @enum {string}
             */
            step: "begun" | "batch-added" | "batch-frozen" | "message-changed" | "held-back" | "held-back-undone" | "informed" | "informed-undone" | "refund" | "replacement" | "nothing" | "recovered" | "closed";
            /**
             * @description Batch or order; empty for neither
             * @example FG-261121-004
             */
            about: string;
            /** @example  */
            detail: string;
        };
        RecallDetail: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            id: string;
            /**
             * @description The batch that it began with
             * @example RM-261121-002
             */
            batchNumber: string;
            /** @example Guntur chillies */
            product: string;
            /**
             * @description It is practice: nothing outside the drill changes
             * @example false
             */
            drill: boolean;
            /**
             * @example open
             * @enum {string}
             */
            status: "open" | "closed";
            /** @example Two customers found mould */
            reason: string;
            /** @example 9000000001 */
            startedBy: string;
            /** Format: date-time */
            startedAt: string;
            /** @example null */
            closedBy: string | null;
            /**
             * Format: date-time
             * @example null
             */
            closedAt: string | null;
            /**
             * @description Batches that it reached when it began
             * @example 4
             */
            batchesFound: number;
            /**
             * @description Orders that it reached when it began
             * @example 12
             */
            ordersFound: number;
            /**
             * @description Batches that it began with
             * @example [
             *       "RM-261121-002"
             *     ]
             */
            roots: string[];
            /**
             * @description How long the search took when it began
             * @example 41
             */
            foundMs: number;
            /** @description Jars first */
            batches: components["schemas"]["RecalledBatchAnswer"][];
            /** @description Not finished; batches are set aside for them */
            runs: components["schemas"]["RecalledRunAnswer"][];
            /** @description From the same run, and not recalled */
            siblings: components["schemas"]["SiblingAnswer"][];
            customers: components["schemas"]["RecalledCustomerAnswer"][];
            cost: components["schemas"]["RecallCostAnswer"];
            /**
             * @description With placeholders for what differs
             * @example Dear {name}, …
             */
            message: string;
            /**
             * @description Edits of the message
             * @example 0
             */
            version: number;
            /** @description In the order in which it happened */
            log: components["schemas"]["RecallLogAnswer"][];
            /**
             * @description There is more than was looked at
             * @example false
             */
            truncated: boolean;
        };
        RecallBatchBody: {
            /** @example FG-261121-005 */
            batchNumber: string;
        };
        RecallMessageBody: {
            /**
             * @description {name}, {jars} and {orders} are filled in for each customer
             * @example Dear {name}, please do not eat from these jars: {jars} ({orders})
             */
            message: string;
            /**
             * @description Of the recall that was edited
             * @example 0
             */
            version: number;
        };
        ReportShop: {
            /** @example Jaadi */
            name: string;
            /** @example Jaadi Pickles (sole proprietor) */
            legalName: string;
            /** @example L.B Nagar, Hyderabad, Telangana, 500074 */
            address: string;
            /** @example 9000000001 */
            phone: string;
            /** @example hello@jaadi.example */
            email: string;
            /**
             * @description Empty until the owner enters it
             * @example 13621999000042
             */
            fssaiLicence: string;
        };
        ReportJars: {
            /** @example FG-261121-004 */
            batchNumber: string;
            /** @example GONGURA CP_PO MEDIUM Half kg */
            product: string;
            /** @example 2026-11-21 */
            madeOn: string;
            /** @example 2027-05-20 */
            bestBefore: string | null;
            /**
             * @description Jars: made = onShelf + sent + other
             * @example 40
             */
            made: number;
            /** @example 14 */
            onShelf: number;
            /** @example 25 */
            sent: number;
            /**
             * @description Spoilt, tasted, given away, counted wrong
             * @example 1
             */
            other: number;
            /** @example 3 */
            returned: number;
            /** @example 2 */
            destroyed: number;
            /** @example true */
            frozen: boolean;
        };
        ReportMaterial: {
            /** @example RM-261121-002 */
            batchNumber: string;
            /** @example Guntur chillies */
            product: string;
            /** @example KG */
            unit: string;
            /** @example Guntur Mills */
            supplier: string;
            /** @example GT-2291 */
            supplierLot: string;
            /** @example 2026-11-20 */
            receivedOn: string;
            /** @example 25 */
            received: number;
            /** @example 4.5 */
            onShelf: number;
            /** @example true */
            frozen: boolean;
        };
        ReportPlace: {
            /** @example Hyderabad */
            city: string;
            /** @example Telangana */
            state: string;
            /** @example 9 */
            orders: number;
            /** @example 21 */
            jars: number;
        };
        ReportAction: {
            /** @example 4 */
            batchesFrozen: number;
            /**
             * @description Those who were sent jars
             * @example 9
             */
            customers: number;
            /** @example 8 */
            customersInformed: number;
            /** @example 1 */
            parcelsHeldBack: number;
            /**
             * @description Lines whose money went back, or is on its way
             * @example 6
             */
            refunds: number;
            /**
             * @description Rupees
             * @example 2694
             */
            refunded: number;
            /** @example 1 */
            replacements: number;
        };
        RecallReportAnswer: {
            /**
             * @description The report shows the state of this moment
             * @example 2026-11-22T10:00:00.000Z
             */
            at: string;
            shop: components["schemas"]["ReportShop"];
            /** @example false */
            drill: boolean;
            /** @example RM-261121-002 */
            batchNumber: string;
            /** @example Two customers found mould */
            reason: string;
            /** @example 2026-11-22T09:00:00.000Z */
            startedAt: string;
            /** @example null */
            closedAt: string | null;
            jars: components["schemas"]["ReportJars"][];
            materials: components["schemas"]["ReportMaterial"][];
            /** @description Where the jars went, most first */
            distribution: components["schemas"]["ReportPlace"][];
            action: components["schemas"]["ReportAction"];
        };
        RecallMarkBody: {
            /**
             * @example informed
             * @enum {string}
             */
            mark: "informed" | "heldBack";
            /**
             * @description orderId or _id
             * @example [
             *       "P-7KQ4-M2XD"
             *     ]
             */
            orderIds: string[];
            /**
             * @description false takes it back
             * @example true
             */
            done: boolean;
        };
        RecallDecisionBody: {
            /**
             * @description Or its _id
             * @example P-7KQ4-M2XD
             */
            orderId: string;
            /**
             * @description Place among the lines of the order, from 0
             * @example 0
             */
            line: number;
            /**
             * @example refund
             * @enum {string}
             */
            decision: "refund" | "replacement" | "nothing";
            /**
             * @description Of a refund
             * @example provider
             * @enum {string}
             */
            method?: "provider" | "hand" | "cash";
            /**
             * @description Of the transfer, when the money was given back by hand; of the parcel with other jars
             * @example UTR2611210042
             */
            reference?: string;
        };
        RecallReplacementBody: {
            /**
             * @description Or its _id
             * @example P-7KQ4-M2XD
             */
            orderId: string;
            /**
             * @description Places among the lines of the order, from 0
             * @example [
             *       0
             *     ]
             */
            lines: number[];
        };
        RecoveredJarsBody: {
            /**
             * @description Or its _id
             * @example P-7KQ4-M2XD
             */
            orderId: string;
            /**
             * @description Place among the lines of the order, from 0
             * @example 0
             */
            line: number;
            /**
             * @description Jars that came back to us
             * @example 1
             */
            returned: number;
            /**
             * @description Jars that were destroyed where they were
             * @example 1
             */
            destroyed: number;
        };
        PublishedReview: {
            /** @example FG-0001 */
            productId: string;
            rating: number;
            /** @example Tastes like my grandmother made it. */
            comment: string;
            /**
             * @description Masked on the server
             * @example 98••••••21
             */
            mobileNumber: string;
            /** Format: date-time */
            date: string;
        };
        PublishedReviewsAnswer: {
            reviews: components["schemas"]["PublishedReview"][];
        };
        OwnReviewDetails: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            /** @example FG-0007 */
            productId: string;
            /** @example P-7KQ4-M2XD */
            orderId: string;
            /** @example 5 */
            rating: number;
            /** @example Tastes like my grandmother made it. */
            comment: string;
            /** @example 9876543210 */
            mobileNumber: string;
            /**
             * Format: date-time
             * @description When it was last written
             * @example 2026-11-21T04:30:00.000Z
             */
            date: string;
            /**
             * @description null waits, false may be edited, true is final
             * @example null
             */
            approved: boolean | null;
        };
        OwnReviewAnswer: {
            review: components["schemas"]["OwnReviewDetails"] | null;
        };
        ReviewBody: {
            /**
             * @description The product's Id or _id
             * @example FG-0007
             */
            productId: string;
            /**
             * @description orderId or _id
             * @example P-7KQ4-M2XD
             */
            orderId: string;
            /** @example 5 */
            rating: number;
            /** @example Tastes like my grandmother made it. */
            comment?: string;
        };
        SubmittedReviewAnswer: {
            /** @example Review submitted! */
            message: string;
            review: components["schemas"]["OwnReviewDetails"];
        };
        ReviewedOrder: {
            /** @example P-7KQ4-M2XD */
            orderId: string;
            /** Format: date-time */
            orderDate: string;
        };
        AdminReview: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            id: string;
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            /**
             * @description Of the product
             * @example CHICKEN CP_PO MEDIUM 1kg
             */
            name: string;
            /** @description Of the product; sanitised HTML */
            description: string;
            /**
             * @description Of the product; rupees
             * @example 849
             */
            price: number;
            order: components["schemas"]["ReviewedOrder"];
            /** @example 9876543210 */
            mobileNumber: string;
            rating: number;
            comment: string;
            /** @description null waits, false rejected */
            approved: boolean | null;
            /** Format: date-time */
            date: string;
        };
        PendingReviewsAnswer: {
            reviews: components["schemas"]["AdminReview"][];
        };
        ModerationBody: {
            /**
             * @description true publishes, false sends it back to its author
             * @example true
             */
            status: boolean;
            /**
             * Format: date-time
             * @description The review's date as it was shown: refused with REVIEW_CHANGED when it was edited since
             * @example 2026-11-21T04:30:00.000Z
             */
            date?: string;
        };
        IssueMessageAnswer: {
            /** @example 9876543210 */
            sender: string;
            /** @enum {string} */
            role: "user" | "ops" | "admin";
            /** @example Hi, I have an issue with this order. */
            message: string;
            /** Format: date-time */
            timestamp: string;
        };
        IssueAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            id: string;
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            /** @example P-7KQ4-M2XD */
            orderId: string;
            /** @example 9876543210 */
            mobileNumber: string;
            /** @example Order */
            issueType: string;
            /** @example Issue for Order P-7KQ4-M2XD */
            subject: string;
            /** @example  */
            description: string;
            /** @enum {string} */
            status: "Open" | "Resolved";
            messages: components["schemas"]["IssueMessageAnswer"][];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        IssuesAnswer: {
            issues: components["schemas"]["IssueAnswer"][];
        };
        FirstMessageBody: {
            /** @example Hi, I have an issue with this order. */
            message: string;
        };
        RaiseIssueBody: {
            /**
             * @description orderId or _id
             * @example P-7KQ4-M2XD
             */
            orderId: string;
            /**
             * @default Order
             * @example Order
             */
            issueType: string;
            /** @example Issue for Order P-7KQ4-M2XD */
            subject?: string;
            /** @example One jar leaked. */
            description?: string;
            /** @description What the customer says first; "Hi, I have an issue with this order." when there is nothing */
            messages?: components["schemas"]["FirstMessageBody"][];
        };
        UpdateIssueBody: {
            /** @example When will the new jar arrive? */
            message?: string;
            /**
             * @description Customers only re-open
             * @example Resolved
             * @enum {string}
             */
            status?: "Open" | "Resolved";
        };
        SubscribeBody: {
            /** @example lakshmi@example.in */
            email: string;
            /**
             * @description The text next to the button
             * @example emails-1
             * @enum {string}
             */
            consentVersion: "emails-1";
        };
        SubscriptionMessage: {
            /** @example Thank you. You will hear from us when a new batch is ready. */
            message: string;
        };
        UnsubscribeBody: {
            /**
             * @description From the link of an email
             * @example Zr1cP0vJ6o3w5o2yq8mJm1d8oQ1T9bq8xkq0m6p7c4E
             */
            token: string;
        };
        SubscriberAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            id: string;
            /** @example lakshmi@example.in */
            email: string;
            /**
             * @description The shop may write to this address
             * @example true
             */
            active: boolean;
            /**
             * Format: date-time
             * @example 2026-11-21T04:30:00.000Z
             */
            consentAt: string;
            /**
             * @example emails-1
             * @enum {string}
             */
            consentVersion: "emails-1";
            /** @description What was agreed to */
            consentText: string;
            /**
             * Format: date-time
             * @example null
             */
            unsubscribedAt: string | null;
            /**
             * @description The link at the end of each email to this address
             * @example https://jaadi.example/unsubscribe/Zr1cP0vJ6o3w5o2yq8mJm1d8oQ1T9bq8xkq0m6p7c4E
             */
            unsubscribeLink: string;
        };
        OutletAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            id: string;
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            /** @example L.B Nagar */
            name: string;
            /** @example 9000000010 */
            mobileNumberOutlet: string;
            /** @example Outlet */
            roleOutlet: string;
            /** @example lbnagar@jaadi.example */
            email: string;
            /** @example Plot 12, L.B Nagar, Hyderabad 500074 */
            address: string;
            /**
             * Format: date-time
             * @description When it was added to the list
             */
            date: string;
            /**
             * @description Counts the edits; send it back with an update
             * @example 3
             */
            version: number;
        };
        CreateOutletBody: {
            /** @example L.B Nagar */
            name: string;
            /**
             * @description The outlet's own number; no two outlets share one
             * @example 9000000010
             */
            mobileNumberOutlet: string;
            /** @example lbnagar@jaadi.example */
            email: string;
            /** @example Plot 12, L.B Nagar, Hyderabad 500074 */
            address: string;
            /**
             * @description 'Outlet' when not said
             * @example Outlet
             */
            roleOutlet?: string;
            /**
             * @description 4 to 12 digits; stored hashed, never shown again
             * @example 482913
             */
            otpOutlet: string;
        };
        OutletSavedAnswer: {
            /** @example Outlet created successfully */
            message: string;
            outlet: components["schemas"]["OutletAnswer"];
        };
        PutOutletBody: {
            /** @example L.B Nagar */
            name: string;
            /**
             * @description The outlet's own number; no two outlets share one
             * @example 9000000010
             */
            mobileNumberOutlet: string;
            /** @example lbnagar@jaadi.example */
            email: string;
            /** @example Plot 12, L.B Nagar, Hyderabad 500074 */
            address: string;
            /**
             * @description 'Outlet' when not said
             * @example Outlet
             */
            roleOutlet?: string;
            /**
             * @description A new code; if it is left out, the old one stays
             * @example 482913
             */
            otpOutlet?: string;
            /**
             * @description Version that the editor loaded; if it is left out, the last save wins
             * @example 3
             */
            version?: number;
            /**
             * @description The outlet; if it is left out, the one that has mobileNumberOutlet
             * @example 6740c1f2a4b5c6d7e8f90123
             */
            _id?: string;
        };
        DeleteOutletBody: {
            /**
             * @description Which outlet
             * @example 9000000010
             */
            mobileNumberOutlet: string;
        };
        OutletDeletedAnswer: {
            /** @example Outlet deleted successfully */
            message: string;
        };
        UpdateOutletBody: {
            /** @example L.B Nagar */
            name: string;
            /**
             * @description The outlet's own number; no two outlets share one
             * @example 9000000010
             */
            mobileNumberOutlet: string;
            /** @example lbnagar@jaadi.example */
            email: string;
            /** @example Plot 12, L.B Nagar, Hyderabad 500074 */
            address: string;
            /**
             * @description 'Outlet' when not said
             * @example Outlet
             */
            roleOutlet?: string;
            /**
             * @description A new code; if it is left out, the old one stays
             * @example 482913
             */
            otpOutlet?: string;
            /**
             * @description Version that the editor loaded; if it is left out, the last save wins
             * @example 3
             */
            version?: number;
        };
        DeskCustomerAnswer: {
            /**
             * @description Has an account already
             * @example true
             */
            known: boolean;
            /** @example Lakshmi Rao */
            contactName: string;
            /** @example 12 Main Road */
            address: string;
            /** @example Hyderabad */
            city: string;
            /** @example Telangana */
            state: string;
            /** @example 500001 */
            postalCode: string;
        };
        DeskLineBody: {
            /**
             * @description The product's Id or _id
             * @example FG-0007
             */
            Id: string;
            /**
             * @description Jars
             * @example 2
             */
            quantity: number;
            /**
             * @description Rupees for one jar, as staff told the customer; only compared with the shop’s price
             * @example 449
             */
            price: number;
        };
        DeskOrderBody: {
            /**
             * @example phone
             * @enum {string}
             */
            channel: "phone" | "whatsapp" | "counter";
            /**
             * @description Of the customer; an account is made if there is none
             * @example 9876543210
             */
            customerNumber: string;
            /** @example Lakshmi Rao */
            contactName: string;
            /**
             * @example courier
             * @enum {string}
             */
            handover: "courier" | "pickup";
            /**
             * @description Of a parcel
             * @example 12 Main Road
             */
            address?: string;
            /** @example Hyderabad */
            city?: string;
            /** @example Telangana */
            state?: string;
            /**
             * @description Of a parcel
             * @example 500001
             */
            postalCode?: string;
            lines: components["schemas"]["DeskLineBody"][];
            /**
             * @description Rupees, as staff told the customer; only compared with the shop’s figure
             * @example 120
             */
            deliveryCost: number;
            /**
             * @description `link`: the customer pays later
             * @example link
             * @enum {string}
             */
            payment: "link" | "upi" | "cash";
            /**
             * @description Of a UPI payment
             * @example 432109876543
             */
            reference?: string;
            /**
             * @description Paid and handed over at once
             * @example false
             */
            handOverNow?: boolean;
        };
        ReceiptAnswer: {
            /**
             * @example cash
             * @enum {string}
             */
            method: "upi" | "cash";
            /**
             * @description Rupees
             * @example 898
             */
            amount: number;
            /** @example null */
            reference: string | null;
            /**
             * @description Mobile number of who took it
             * @example 9000000002
             */
            by: string;
            /**
             * Format: date-time
             * @example 2026-11-21T04:30:00.000Z
             */
            at: string;
        };
        ReplaceableItem: {
            /**
             * @description Place of the item in the order, from 0
             * @example 0
             */
            itemIdx: number;
            /** @example GONGURA CP_PO MEDIUM Half kg */
            name: string;
            /**
             * @description Jars that were bought
             * @example 2
             */
            bought: number;
            /**
             * @description Jars that were not replaced yet
             * @example 1
             */
            left: number;
        };
        ReplacementRow: {
            /** @example P-9XW2-4ABC */
            orderId: string;
            /**
             * @description Jars
             * @example 1
             */
            jars: number;
            /** @example Pending */
            deliveryStatus: string;
        };
        DeskOrderAnswer: {
            order: components["schemas"]["StaffOrderAnswer"];
            /**
             * @description Link to the page where it is paid
             * @example https://jaadi.in/userhomepage?tab=placeOrder
             */
            payLink: string;
            /**
             * @description To be sent to the customer
             * @example Hello Lakshmi Rao, …
             */
            payText: string;
            /** @description Money that staff took for it */
            receipt: components["schemas"]["ReceiptAnswer"] | null;
            replaceable: components["schemas"]["ReplaceableItem"][];
            /** @description Orders at no charge for jars of this one */
            replacements: components["schemas"]["ReplacementRow"][];
        };
        ReplacedLineBody: {
            /**
             * @description Place of the item in the old order, from 0
             * @example 0
             */
            itemIdx: number;
            /**
             * @description Jars
             * @example 1
             */
            quantity: number;
        };
        ReplaceBody: {
            lines: components["schemas"]["ReplacedLineBody"][];
            /** @example The lid was broken */
            reason: string;
        };
        CollectBody: {
            /**
             * @example cash
             * @enum {string}
             */
            method: "upi" | "cash";
            /**
             * @description Of a UPI payment
             * @example 432109876543
             */
            reference?: string;
            /**
             * @description Rupees that were taken; only compared with the order
             * @example 898
             */
            amount: number;
        };
        DrawerRow: {
            /** @example 6920a1b2c3d4e5f601234567 */
            id: string;
            /**
             * @example open
             * @enum {string}
             */
            status: "open" | "closed";
            /**
             * Format: date-time
             * @example 2026-11-21T04:00:00.000Z
             */
            openedAt: string;
            /** @example 9000000002 */
            openedBy: string;
            /**
             * @description Rupees
             * @example 500
             */
            float: number;
            /**
             * @description Rupees
             * @example 898
             */
            sales: number;
            /**
             * @description Rupees
             * @example 0
             */
            refunds: number;
            /**
             * @description Rupees
             * @example 0
             */
            paidIn: number;
            /**
             * @description Rupees
             * @example 120
             */
            paidOut: number;
            /**
             * @description Rupees that should be in the drawer
             * @example 1278
             */
            expected: number;
            /**
             * @description Rupees
             * @example null
             */
            counted: number | null;
            /**
             * @description Below zero: cash is missing
             * @example null
             */
            difference: number | null;
            /** @example  */
            note: string;
            /** @example null */
            closedBy: string | null;
            /**
             * Format: date-time
             * @example null
             */
            closedAt: string | null;
        };
        CashMoveAnswer: {
            /** @example 6920a1b2c3d4e5f601234567 */
            id: string;
            /**
             * @example sale
             * @enum {string}
             */
            kind: "sale" | "refund" | "in" | "out";
            /**
             * @description Rupees
             * @example 898
             */
            amount: number;
            /** @example P-7KQ4-M2XD */
            orderId: string | null;
            /** @example  */
            reason: string;
            /** @example 9000000002 */
            by: string;
            /**
             * Format: date-time
             * @example 2026-11-21T04:30:00.000Z
             */
            at: string;
        };
        DrawerAnswer: {
            /** @example 6920a1b2c3d4e5f601234567 */
            id: string;
            /**
             * @example open
             * @enum {string}
             */
            status: "open" | "closed";
            /**
             * Format: date-time
             * @example 2026-11-21T04:00:00.000Z
             */
            openedAt: string;
            /** @example 9000000002 */
            openedBy: string;
            /**
             * @description Rupees
             * @example 500
             */
            float: number;
            /**
             * @description Rupees
             * @example 898
             */
            sales: number;
            /**
             * @description Rupees
             * @example 0
             */
            refunds: number;
            /**
             * @description Rupees
             * @example 0
             */
            paidIn: number;
            /**
             * @description Rupees
             * @example 120
             */
            paidOut: number;
            /**
             * @description Rupees that should be in the drawer
             * @example 1278
             */
            expected: number;
            /**
             * @description Rupees
             * @example null
             */
            counted: number | null;
            /**
             * @description Below zero: cash is missing
             * @example null
             */
            difference: number | null;
            /** @example  */
            note: string;
            /** @example null */
            closedBy: string | null;
            /**
             * Format: date-time
             * @example null
             */
            closedAt: string | null;
            /** @description Oldest first */
            moves: components["schemas"]["CashMoveAnswer"][];
        };
        CurrentDrawerAnswer: {
            /** @description null: none is open */
            drawer: components["schemas"]["DrawerAnswer"] | null;
        };
        OpenDrawerBody: {
            /**
             * @description Rupees in the drawer when it opens
             * @example 500
             */
            float: number;
        };
        CashMoveBody: {
            /**
             * @example out
             * @enum {string}
             */
            kind: "in" | "out";
            /**
             * @description Rupees
             * @example 120
             */
            amount: number;
            /** @example Auto for a delivery */
            reason: string;
        };
        CloseDrawerBody: {
            /**
             * @description Rupees that were counted
             * @example 1278
             */
            counted: number;
            /** @example Ten rupees of change were given twice */
            note?: string;
        };
        ExpenseAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            id: string;
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            /**
             * @description Day in India
             * @example 2026-11-21
             */
            date: string;
            /** @enum {string} */
            type: "Fuel" | "Equipment" | "Utility" | "Salaries" | "Maintenance" | "Others";
            /**
             * @description Rupees
             * @example 1800
             */
            amount: number;
            /** @example Gas refill, two cylinders */
            description: string;
            /**
             * @description Counts the edits; send it back with an update
             * @example 0
             */
            version: number;
        };
        CreateExpenseBody: {
            /**
             * @description Day in India
             * @example 2026-11-21
             */
            date: string;
            /**
             * @example Fuel
             * @enum {string}
             */
            type: "Fuel" | "Equipment" | "Utility" | "Salaries" | "Maintenance" | "Others";
            /**
             * @description Rupees
             * @example 1800.5
             */
            amount: number;
            /** @example Gas refill, two cylinders */
            description?: string;
        };
        ExpenseSubtotal: {
            /**
             * @example Fuel
             * @enum {string}
             */
            type: "Fuel" | "Equipment" | "Utility" | "Salaries" | "Maintenance" | "Others";
            /** @example 3 */
            count: number;
            /**
             * @description Rupees
             * @example 5400
             */
            amount: number;
        };
        ExpenseSummary: {
            /** @description Types with expenses, in their fixed order */
            subtotals: components["schemas"]["ExpenseSubtotal"][];
            /** @example 12 */
            count: number;
            /**
             * @description Rupees
             * @example 41250.5
             */
            total: number;
        };
        UpdateExpenseBody: {
            /**
             * @description Day in India
             * @example 2026-11-21
             */
            date: string;
            /**
             * @example Fuel
             * @enum {string}
             */
            type: "Fuel" | "Equipment" | "Utility" | "Salaries" | "Maintenance" | "Others";
            /**
             * @description Rupees
             * @example 1800.5
             */
            amount: number;
            /** @example Gas refill, two cylinders */
            description?: string;
            /**
             * @description Version that the editor loaded; if it is left out, the last save wins
             * @example 0
             */
            version?: number;
        };
        PinAnswer: {
            /** @example 500074 */
            pin: string;
            /** @example Hyderabad */
            city: string;
            /** @example Telangana */
            state: string;
        };
        PlaceAnswer: {
            /** @example 12 Ring Road, L B Nagar, Hyderabad, Telangana, 500074 */
            label: string;
            /** @example 12 Ring Road, L B Nagar */
            street: string;
            /** @example Hyderabad */
            city: string;
            /** @example Telangana */
            state: string;
            /** @example 500074 */
            pin: string;
            /** @example 17.3457 */
            lat: number | null;
            /** @example 78.5522 */
            lng: number | null;
        };
        PlacesAnswer: {
            places: components["schemas"]["PlaceAnswer"][];
            /**
             * @description The PIN directory has no coordinates
             * @example geocoder
             * @enum {string}
             */
            source: "geocoder" | "pins";
        };
        FaultAnswer: {
            /**
             * @description Of the file, counted from 1
             * @example 14
             */
            line: number;
            /**
             * @description Empty where the whole line is meant
             * @example price
             */
            column: string;
            /** @example "12,5" is no amount in rupees: write 1250 or 1,250.50, from 0 to 1000000. */
            message: string;
        };
        SampleRowAnswer: {
            /** @example 2 */
            line: number;
            /**
             * @description By column; columns that follow from others are filled in
             * @example {
             *       "materialType": "RM",
             *       "name": "Rock salt"
             *     }
             */
            values: {
                [key: string]: string;
            };
        };
        EarlierImportAnswer: {
            /** Format: date-time */
            at: string;
            /**
             * @description Mobile number of the person
             * @example 9000000001
             */
            by: string;
            /**
             * @description Lines
             * @example 240
             */
            count: number;
        };
        ImportReportAnswer: {
            /**
             * @description Lines with something in them, without the heading
             * @example 240
             */
            count: number;
            /**
             * @description Of them, those without a fault
             * @example 238
             */
            good: number;
            /** @example 3 */
            faultCount: number;
            /** @description The first 500, by line */
            faults: components["schemas"]["FaultAnswer"][];
            /** @description The first 20 good lines as they will be */
            sample: components["schemas"]["SampleRowAnswer"][];
            /** @description The same content within the last day */
            earlier: components["schemas"]["EarlierImportAnswer"] | null;
        };
        ImportAnswer: {
            /** @example 240 lines were imported. */
            message: string;
            /** @example 240 */
            count: number;
        };
        SalesDayAnswer: {
            /**
             * @description Day in India on which the orders were placed
             * @example 2026-11-21
             */
            day: string;
            /** @example 7 */
            orders: number;
            /**
             * @description Rupees, products without delivery
             * @example 8490
             */
            amount: number;
        };
        SoldProductAnswer: {
            /** @example FG-0007 */
            Id: string;
            /** @example CHICKEN CP_PO MEDIUM 1kg */
            name: string;
            /**
             * @description Jars
             * @example 12
             */
            quantity: number;
            /**
             * @description Rupees
             * @example 10188
             */
            amount: number;
        };
        OtherProductsAnswer: {
            /** @example 9 */
            products: number;
            /**
             * @description Jars
             * @example 31
             */
            quantity: number;
            /**
             * @description Rupees
             * @example 17432
             */
            amount: number;
        };
        ChannelSumAnswer: {
            /**
             * @example phone
             * @enum {string}
             */
            channel: "shop" | "phone" | "whatsapp" | "counter";
            /** @example 4 */
            orders: number;
            /**
             * @description Rupees, products without delivery
             * @example 3490
             */
            amount: number;
        };
        SalesAnswer: {
            /** @example 2026-10-23 */
            from: string;
            /** @example 2026-11-21 */
            to: string;
            /** @example 143 */
            orders: number;
            /**
             * @description Rupees, products; the sum of the days, and of the products
             * @example 139250
             */
            amount: number;
            /**
             * @description Rupees, delivery charges
             * @example 17430
             */
            delivery: number;
            /** @description Every day of the range */
            days: components["schemas"]["SalesDayAnswer"][];
            /** @description The ten with the highest sales */
            products: components["schemas"]["SoldProductAnswer"][];
            /** @description All the others together */
            others: components["schemas"]["OtherProductsAnswer"];
            /** @description How they came in; those without a sale are absent */
            channels: components["schemas"]["ChannelSumAnswer"][];
        };
        HsnRowAnswer: {
            /**
             * @description Rupees with tax
             * @example 17830
             */
            value: number;
            /**
             * @description Rupees
             * @example 16980.95
             */
            taxable: number;
            /**
             * @description Rupees
             * @example 0
             */
            igst: number;
            /**
             * @description Rupees
             * @example 424.53
             */
            cgst: number;
            /**
             * @description Rupees
             * @example 424.52
             */
            sgst: number;
            /**
             * @description Empty where no code was set
             * @example 2001
             */
            hsnCode: string;
            /** @example Gongura Pickle, Tomato Pickle */
            description: string;
            /**
             * @description Jars sold less jars taken back
             * @example 21
             */
            quantity: number;
            /**
             * @description Percent
             * @example 5
             */
            rate: number;
        };
        HsnTotalAnswer: {
            /**
             * @description Rupees with tax
             * @example 17830
             */
            value: number;
            /**
             * @description Rupees
             * @example 16980.95
             */
            taxable: number;
            /**
             * @description Rupees
             * @example 0
             */
            igst: number;
            /**
             * @description Rupees
             * @example 424.53
             */
            cgst: number;
            /**
             * @description Rupees
             * @example 424.52
             */
            sgst: number;
        };
        HsnAnswer: {
            /** @example 2026-11 */
            month: string;
            rows: components["schemas"]["HsnRowAnswer"][];
            total: components["schemas"]["HsnTotalAnswer"];
        };
        CostPartsAnswer: {
            /** @example 9120.5 */
            ingredients: number;
            /**
             * @description Jars, lids, labels
             * @example 780
             */
            packaging: number;
            /**
             * @description Ingredients of what was planned and did not come out
             * @example 456.2
             */
            loss: number;
            /** @example 900 */
            labour: number;
            /** @example 240 */
            gas: number;
            /** @example 100 */
            overhead: number;
        };
        CostingRunAnswer: {
            /** @example R-261121-03 */
            reservationId: string;
            /**
             * @description Grams; 0 when it is not known
             * @example 12000
             */
            plannedWeight: number;
            /** @example 11500 */
            actualWeight: number | null;
            /**
             * @description Below 0: more came out than was planned
             * @example 500
             */
            lossWeight: number | null;
        };
        UsedBatchAnswer: {
            /** @example RM-261121-004 */
            batchNumber: string;
            product: components["schemas"]["ProductReference"] | null;
            /** @example 4.5 */
            quantity: number;
            /** @enum {string} */
            unit: "KG" | "LTR" | "PC";
            /**
             * @description Rupees
             * @example 990
             */
            cost: number;
        };
        BatchCostAnswer: {
            /** @example FG-261121-004 */
            batchNumber: string;
            product: components["schemas"]["ProductReference"] | null;
            /**
             * @description What was received; the cost is for this quantity
             * @example 24
             */
            quantity: number;
            /** @enum {string} */
            unit: "KG" | "LTR" | "PC";
            /** @example 11596.7 */
            total: number;
            /** @description They sum to the total */
            parts: components["schemas"]["CostPartsAnswer"];
            /**
             * @description Of one unit
             * @example 483.2
             */
            perUnit: number;
            /** @description They sum to the cost of one unit */
            unitParts: components["schemas"]["CostPartsAnswer"];
            /** @description Null for what was bought or found */
            run: components["schemas"]["CostingRunAnswer"] | null;
            /** @description What went into the whole run, the most expensive first */
            used: components["schemas"]["UsedBatchAnswer"][];
        };
        OrderPayoutAnswer: {
            /**
             * @description The bank’s number of the transfer
             * @example AXISCN1169361047
             */
            utr: string;
            /**
             * Format: date-time
             * @example 2026-11-20T10:05:50.000Z
             */
            at: string;
            /** @example 30.81 */
            fee: number;
            /**
             * @description GST on the fee
             * @example 5.55
             */
            tax: number;
        };
        JarsOfBatchAnswer: {
            /**
             * @description Null: none yet
             * @example FG-261121-004
             */
            batchNumber: string | null;
            /**
             * @description Jars
             * @example 2
             */
            quantity: number;
            /**
             * @description No batch covers them yet; estimated from the recipe at today’s prices
             * @example false
             */
            estimated: boolean;
            /**
             * @description Null when nobody knows
             * @example 966.4
             */
            cost: number | null;
            parts: components["schemas"]["CostPartsAnswer"] | null;
        };
        OrderLineCostAnswer: {
            /** @example FG-0007 */
            Id: string;
            /** @example CHICKEN CP_PO MEDIUM 1kg */
            name: string;
            /**
             * @description Jars
             * @example 2
             */
            quantity: number;
            /**
             * @description Without GST
             * @example 1698
             */
            income: number;
            /**
             * @description Null when it is not all known
             * @example 966.4
             */
            cost: number | null;
            /** @example 731.6 */
            margin: number;
            /** @example 43.1 */
            marginPercent: number | null;
            jars: components["schemas"]["JarsOfBatchAnswer"][];
        };
        OrderCostAnswer: {
            /** @example P-7KQ4-M2XD */
            orderId: string;
            /**
             * @description False: not paid yet; the figures are for when it is paid
             * @example true
             */
            paid: boolean;
            /**
             * @description Products as charged
             * @example 1698
             */
            goods: number;
            /**
             * @description Delivery as charged
             * @example 120
             */
            delivery: number;
            /**
             * @description Taken off: staff accepted a smaller payment
             * @example 0
             */
            unpaid: number;
            /**
             * @description Taken off: GST in what is kept
             * @example 0
             */
            tax: number;
            /**
             * @description Taken off: what goes back
             * @example 0
             */
            refund: number;
            /**
             * @description Taken off: the jars, as far as known
             * @example 966.4
             */
            jars: number;
            /**
             * @description Taken off: assumed to be what was charged for delivery
             * @example 120
             */
            courier: number;
            /** @example false */
            courierInExpenses: boolean;
            /**
             * @description Taken off: what the payment provider keeps
             * @example 36.36
             */
            fee: number;
            /**
             * @description Of what was paid, until the provider’s report tells the fee
             * @example 2
             */
            feePercent: number;
            /** @description null: not paid out, or not reported yet */
            payout: components["schemas"]["OrderPayoutAnswer"] | null;
            /** @example 695.24 */
            margin: number;
            /**
             * @description Of what was kept, without GST
             * @example 38.2
             */
            marginPercent: number | null;
            /** @example false */
            hasEstimates: boolean;
            /**
             * @description Products whose cost is not all known
             * @example []
             */
            unknown: string[];
            /** @description None for a cancelled order: its jars went back */
            lines: components["schemas"]["OrderLineCostAnswer"][];
        };
        ProductMarginAnswer: {
            /**
             * @description Jars
             * @example 24
             */
            quantity: number;
            /**
             * @description Without GST and delivery
             * @example 20376
             */
            income: number;
            /**
             * @description Of the jars, as far as known
             * @example 11596.8
             */
            cost: number;
            parts: components["schemas"]["CostPartsAnswer"];
            /** @example 8779.2 */
            margin: number;
            /**
             * @description Null when nothing came in
             * @example 43.1
             */
            marginPercent: number | null;
            /**
             * @description Jars whose cost is an estimate
             * @example 2
             */
            estimated: number;
            /**
             * @description Jars whose cost nobody knows
             * @example 0
             */
            unknown: number;
            /** @example FG-0007 */
            Id: string;
            /** @example CHICKEN CP_PO MEDIUM 1kg */
            name: string;
        };
        MarginAnswer: {
            /**
             * @description Jars
             * @example 24
             */
            quantity: number;
            /**
             * @description Without GST and delivery
             * @example 20376
             */
            income: number;
            /**
             * @description Of the jars, as far as known
             * @example 11596.8
             */
            cost: number;
            parts: components["schemas"]["CostPartsAnswer"];
            /** @example 8779.2 */
            margin: number;
            /**
             * @description Null when nothing came in
             * @example 43.1
             */
            marginPercent: number | null;
            /**
             * @description Jars whose cost is an estimate
             * @example 2
             */
            estimated: number;
            /**
             * @description Jars whose cost nobody knows
             * @example 0
             */
            unknown: number;
        };
        MonthMarginAnswer: {
            /**
             * @description Jars
             * @example 24
             */
            quantity: number;
            /**
             * @description Without GST and delivery
             * @example 20376
             */
            income: number;
            /**
             * @description Of the jars, as far as known
             * @example 11596.8
             */
            cost: number;
            parts: components["schemas"]["CostPartsAnswer"];
            /** @example 8779.2 */
            margin: number;
            /**
             * @description Null when nothing came in
             * @example 43.1
             */
            marginPercent: number | null;
            /**
             * @description Jars whose cost is an estimate
             * @example 2
             */
            estimated: number;
            /**
             * @description Jars whose cost nobody knows
             * @example 0
             */
            unknown: number;
            /** @example 2026-11 */
            month: string;
        };
        MarginsAnswer: {
            /** @example 2026-11 */
            month: string;
            /** @description Sold in the month, the largest income first */
            products: components["schemas"]["ProductMarginAnswer"][];
            /** @description All of them */
            total: components["schemas"]["MarginAnswer"];
            /** @description Those asked for, up to this one, the oldest first */
            months: components["schemas"]["MonthMarginAnswer"][];
        };
        EffectAnswer: {
            /** @example FG-0007 */
            Id: string;
            /** @example CHICKEN CP_PO MEDIUM 1kg */
            name: string;
            /** @example 849 */
            price: number;
            /**
             * @description Of a jar, at today’s prices
             * @example 478.35
             */
            cost: number;
            /** @example 482.49 */
            newCost: number;
            /** @example 4.14 */
            change: number;
            /** @example 43.7 */
            marginPercent: number | null;
            /** @example 43.2 */
            newMarginPercent: number | null;
            /**
             * @description The price in whole rupees that keeps the margin
             * @example 857
             */
            keepPrice: number;
        };
        WhatIfAnswer: {
            product: components["schemas"]["ProductReference"] | null;
            /** @enum {string} */
            unit: "KG" | "LTR" | "PC";
            /**
             * @description Per unit, today
             * @example 318
             */
            price: number;
            /** @example 381.6 */
            newPrice: number;
            /** @description Jars that it reaches, the largest effect first */
            effects: components["schemas"]["EffectAnswer"][];
            /**
             * @description Jars with a recipe in which something has no price
             * @example []
             */
            unknown: string[];
        };
        ResultAnswer: {
            /** @example 2026-11 */
            month: string;
            /**
             * @description Products of paid orders that were not cancelled
             * @example 139250
             */
            sales: number;
            /**
             * @description Their delivery charges
             * @example 17430
             */
            delivery: number;
            /**
             * @description Paid for orders that were cancelled later
             * @example 2610
             */
            cancelled: number;
            /**
             * @description Taken off: what of that goes back
             * @example 2540
             */
            refunds: number;
            /**
             * @description Taken off: charged, where a smaller payment was accepted
             * @example 0
             */
            unpaid: number;
            /**
             * @description Taken off: GST in all this
             * @example 0
             */
            tax: number;
            /**
             * @description Taken off: material of the jars that were sold
             * @example 61240.5
             */
            goods: number;
            /**
             * @description Jars that were sold
             * @example 164
             */
            jars: number;
            /**
             * @description Of these, jars whose cost is an estimate
             * @example 12
             */
            estimatedJars: number;
            /**
             * @description Of these, jars whose cost nobody knows: they count as nothing
             * @example 0
             */
            unknownJars: number;
            /**
             * @description Taken off: what the payment provider keeps
             * @example 3185.8
             */
            fees: number;
            /**
             * @description The part of the fees that its reports show
             * @example 2841.2
             */
            toldFees: number;
            /**
             * @description Percent of what was paid, a setting: for the rest of the fees
             * @example 2
             */
            feePercent: number;
            /**
             * @description Taken off: the courier, assumed to take what was charged
             * @example 17430
             */
            courier: number;
            /**
             * @description The courier’s bills are among the expenses: nothing is assumed
             * @example false
             */
            courierInExpenses: boolean;
            /**
             * @description Taken off: what was written down as an expense
             * @example 41250
             */
            expenses: number;
            /**
             * @description Added: what the courier paid for lost or spoilt parcels
             * @example 500
             */
            courierClaims: number;
            /**
             * @description What was earned; below 0 when more went out
             * @example 34143.7
             */
            result: number;
            /**
             * @description Goods received, by their receipts; not taken off
             * @example 48200.5
             */
            purchases: number;
            /**
             * @description Batches of these goods
             * @example 14
             */
            receipts: number;
        };
        PlannedProductAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            /** @example FG-0001 */
            Id: string;
            /** @example CHICKEN CP_PO MEDIUM 1kg */
            name: string;
            /** @enum {string} */
            materialType: "FG" | "RM" | "SG";
            /**
             * @description Of its stock, and of the quantities beside it
             * @enum {string}
             */
            priceUnit: "KG" | "LTR" | "PC";
        };
        ReasonAnswer: {
            /** @enum {string} */
            code: "ORDERED" | "SELLS" | "TOO_FEW_SALES" | "WILL_NOT_SELL" | "COMING" | "LOW" | "TO_ORDER" | "NEEDED_FOR" | "SUM" | "POT";
            /** @example 3 jars are ordered and none is left. */
            text: string;
        };
        SuggestionAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            bomId: string;
            product: components["schemas"]["PlannedProductAnswer"];
            /** @example 20 */
            quantity: number;
            /**
             * @description What a pot makes
             * @example 10
             */
            pot: number;
            /**
             * @description Cooked now rather than later
             * @example true
             */
            now: boolean;
            /**
             * @description The day on which it is down to its low-stock level; null when nobody can tell
             * @example 2026-11-26
             */
            lowOn: string | null;
            reasons: components["schemas"]["ReasonAnswer"][];
        };
        UnplannedAnswer: {
            product: components["schemas"]["PlannedProductAnswer"];
            /** @example 6 */
            needed: number;
            reasons: components["schemas"]["ReasonAnswer"][];
        };
        MissingAnswer: {
            product: components["schemas"]["PlannedProductAnswer"];
            /** @example 0.85 */
            quantity: number;
        };
        ShareAnswer: {
            product: components["schemas"]["PlannedProductAnswer"];
            /** @example 2 */
            required: number;
            /**
             * @description From the shelf: what a reservation takes now
             * @example 0.4
             */
            fromShelf: number;
            /**
             * @description From what is cooked before it
             * @example 1.6
             */
            cookedFirst: number;
            /** @example 0 */
            missing: number;
        };
        CheckedRunAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            bomId: string;
            product: components["schemas"]["PlannedProductAnswer"];
            /** @example 20 */
            quantity: number;
            /**
             * @description What can be made with what is there, after everything that is cooked before it
             * @example 12
             */
            makeable: number;
            /**
             * @description Of a reservation that is made now
             * @enum {string}
             */
            status: "Pending" | "Partially Reserved" | "Reserved" | "Production Completed";
            /** @description The ingredient that limits it most, and how much of it is missing */
            firstMissing: components["schemas"]["MissingAnswer"] | null;
            components: components["schemas"]["ShareAnswer"][];
        };
        RunUnderWayAnswer: {
            /** @example R-261121-03 */
            reservationId: string;
            missing: components["schemas"]["MissingAnswer"][];
        };
        ShoppingSupplierAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            /** @example Sri Lakshmi Spices */
            name: string;
            /** @example 9000000031 */
            phone: string;
        };
        LastBoughtAnswer: {
            /**
             * @description Day in India
             * @example 2026-11-01
             */
            on: string;
            /** @example 25 */
            quantity: number;
            /**
             * @description Rupees; only for who may see money; per unit
             * @example 318
             */
            price?: number;
        };
        ShoppingLineAnswer: {
            product: components["schemas"]["PlannedProductAnswer"];
            /** @example 1.037 */
            missing: number;
            /**
             * @description The missing quantity, rounded up to what can be weighed out
             * @example 1.1
             */
            quantity: number;
            /**
             * @example [
             *       "CHICKEN CP_PO MEDIUM 1kg",
             *       "R-261121-03"
             *     ]
             */
            neededFor: string[];
            last: components["schemas"]["LastBoughtAnswer"] | null;
            /**
             * @description Rupees; only for who may see money; at the last price, null when it was never bought
             * @example 349.8
             */
            estimate?: number | null;
        };
        ShoppingGroupAnswer: {
            /** @description null: nobody known */
            supplier: components["schemas"]["ShoppingSupplierAnswer"] | null;
            lines: components["schemas"]["ShoppingLineAnswer"][];
        };
        CheckAnswer: {
            items: components["schemas"]["CheckedRunAnswer"][];
            /** @description What has to be cooked before, and is not chosen */
            cookFirst: components["schemas"]["SuggestionAnswer"][];
            /** @description Runs under way that still miss something */
            underWay: components["schemas"]["RunUnderWayAnswer"][];
            shopping: components["schemas"]["ShoppingGroupAnswer"][];
        };
        CookPlanAnswer: {
            /**
             * @description Day in India
             * @example 2026-11-22
             */
            today: string;
            /**
             * @description A batch should last so long
             * @example 14
             */
            days: number;
            /**
             * @description Weeks of sales that were looked at
             * @example 4
             */
            weeks: number;
            /** @description What to cook now in the order in which it is begun, then what can wait */
            suggestions: components["schemas"]["SuggestionAnswer"][];
            /** @description Products that are wanted and have no BOM */
            withoutRecipe: components["schemas"]["UnplannedAnswer"][];
            /** @description Of what is cooked now */
            check: components["schemas"]["CheckAnswer"];
        };
        WantedRunBody: {
            /**
             * @description The current BOM of a product
             * @example 6740c1f2a4b5c6d7e8f90123
             */
            bomId: string;
            /**
             * @description In the unit of the product's stock; whole jars of an FG
             * @example 20
             */
            quantity: number;
        };
        WantedRunsBody: {
            items: components["schemas"]["WantedRunBody"][];
        };
        PlannedRunAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            bomId: string;
            /** @example R-261121-03 */
            reservationId: string;
            product: components["schemas"]["PlannedProductAnswer"];
            /** @example 20 */
            quantity: number;
            /** @enum {string} */
            status: "Pending" | "Partially Reserved" | "Reserved" | "Production Completed";
            /** @description What it still has to reserve */
            missing: components["schemas"]["MissingAnswer"][];
        };
        PlannedRunsAnswer: {
            /** @example 2 reservations created, 1 of them without all ingredients. */
            message: string;
            runs: components["schemas"]["PlannedRunAnswer"][];
        };
        BackupAnswer: {
            /**
             * @description null: none yet
             * @example 2026-11-21T22:00:00.000Z
             */
            at: string | null;
            /**
             * @description No backup for 36 hours
             * @example false
             */
            overdue: boolean;
        };
        UnpaidHoldAnswer: {
            /** @example FG-0007 */
            Id: string;
            /** @example GONGURA CP_PO LOW 1kg */
            name: string;
            /**
             * @description Jars that are not paid and that nobody else can buy
             * @example 12
             */
            jars: number;
            /**
             * @description Unpaid orders that hold them
             * @example 3
             */
            orders: number;
        };
        DrillAnswer: {
            /**
             * @description When it ended
             * @example 2026-11-21T10:00:00.000Z
             */
            at: string;
            /**
             * @description From its beginning to its end
             * @example 240
             */
            seconds: number;
        };
        DashboardSummary: {
            /**
             * @description Paid orders that wait for batches
             * @example 4
             */
            toPack: number;
            /**
             * @description Packed orders that are not on their way
             * @example 2
             */
            toShip: number;
            /**
             * @description Placed and not paid
             * @example 1
             */
            unpaid: number;
            /**
             * @description Orders with a parcel that came back, is lost, stuck or undelivered
             * @example 1
             */
            courierWork: number;
            /**
             * @description Orders with a claim that the courier has not answered
             * @example 1
             */
            courierClaims: number;
            /**
             * @description Products at or below their warning level
             * @example 3
             */
            lowStock: number;
            /**
             * @description Batches with stock whose best-before day is near
             * @example 2
             */
            nearExpiry: number;
            /**
             * @description Batches with stock whose best-before day is over
             * @example 1
             */
            expired: number;
            /**
             * @description Batches with stock that are frozen
             * @example 0
             */
            quarantined: number;
            /** @example 1 */
            openIssues: number;
            /** @example 5 */
            reviewsWaiting: number;
            /** @example 0 */
            paymentsToLookAt: number;
            /**
             * @description Refunds that failed, or are not back after seven days
             * @example 0
             */
            refundsToLookAt: number;
            /**
             * @description Payouts of the provider that do not match, and payments that it has not paid out in time
             * @example 0
             */
            payoutsToLookAt: number;
            /**
             * @description A batch is near its best-before day when it has this many days left, or fewer
             * @example 30
             */
            nearExpiryDays: number;
            /** @description The last backup of the embedded database; null: the data lies on a database server */
            lastBackup: components["schemas"]["BackupAnswer"] | null;
            /**
             * @description The hourly look at the embedded database found a damaged page; the Jobs screen says which. False with a database server
             * @example false
             */
            databaseDamaged: boolean;
            /** @description At most 20 products, the most jars first */
            unpaidHolds: components["schemas"]["UnpaidHoldAnswer"][];
            /**
             * @description Recalls that are open, drills not counted
             * @example 0
             */
            openRecalls: number;
            /** @description The last drill of a recall; null: never */
            lastDrill: components["schemas"]["DrillAnswer"] | null;
        };
        ShopAddress: {
            /** @example L.B Nagar */
            line: string;
            /** @example Hyderabad */
            city: string;
            /** @example Telangana */
            state: string;
            /** @example 500074 */
            pin: string;
        };
        Contact: {
            /** @example The proprietor */
            name: string;
            /** @example care@jaadi.example */
            email: string;
            /** @example 9000000001 */
            phone: string;
        };
        Social: {
            /** @example null */
            instagram: string | null;
            /** @example null */
            facebook: string | null;
            /** @example null */
            youtube: string | null;
            /** @example null */
            whatsapp: string | null;
        };
        PaymentWindow: {
            /**
             * @example sandbox
             * @enum {string}
             */
            mode: "sandbox" | "production";
            /**
             * @description The provider's script to load before the payment window opens
             * @example /sandbox/cashfree/v3/cashfree.js
             */
            sdkUrl: string;
        };
        DayRange: {
            /** @example 4 */
            min: number;
            /** @example 7 */
            max: number;
        };
        Limits: {
            /**
             * @description Most jars of one product in an order
             * @example 20
             */
            maxQuantityPerItem: number;
        };
        Terms: {
            /**
             * @description Where parcels start
             * @example 500074
             */
            originPin: string;
            /**
             * @description Percent of the product total kept on cancellation
             * @example 3
             */
            cancellationPercent: number;
            /**
             * @description Minutes an unpaid order holds its jars
             * @example 30
             */
            holdMinutes: number;
            /**
             * @description Days from the order date in which an issue may be raised
             * @example 15
             */
            issueWindowDays: number;
            /**
             * @description Rupees; charged when the courier names no amount
             * @example 120
             */
            deliveryFallback: number;
            /**
             * @description Hours after delivery within which problems are reported
             * @example 48
             */
            reportHours: number;
            /**
             * @description Days within which a return is initiated
             * @example 2
             */
            returnDays: number;
            /** @description Business days until a refund has arrived */
            refundDays: components["schemas"]["DayRange"];
        };
        VariantTypeEntry: {
            /**
             * @description What products hold
             * @example CP_PO
             */
            code: string;
            /**
             * @description What people read
             * @example Cold pressed peanut oil
             */
            label: string;
            /**
             * @description No longer offered for new products
             * @example false
             */
            hidden: boolean;
            /** @example false */
            vegetarian: boolean;
        };
        ListEntry: {
            /**
             * @description What products hold
             * @example CP_PO
             */
            code: string;
            /**
             * @description What people read
             * @example Cold pressed peanut oil
             */
            label: string;
            /**
             * @description No longer offered for new products
             * @example false
             */
            hidden: boolean;
        };
        SpiceEntry: {
            /**
             * @description What products hold
             * @example CP_PO
             */
            code: string;
            /**
             * @description What people read
             * @example Cold pressed peanut oil
             */
            label: string;
            /**
             * @description No longer offered for new products
             * @example false
             */
            hidden: boolean;
            /**
             * @description Chillies drawn for the level, 1 to 3
             * @example 2
             */
            chillies: number;
        };
        WeightEntry: {
            /**
             * @description What products hold
             * @example CP_PO
             */
            code: string;
            /**
             * @description What people read
             * @example Cold pressed peanut oil
             */
            label: string;
            /**
             * @description No longer offered for new products
             * @example false
             */
            hidden: boolean;
            /**
             * @description Nominal grams
             * @example 1000
             */
            grams: number;
        };
        CatalogueLists: {
            variantTypes: components["schemas"]["VariantTypeEntry"][];
            variantOils: components["schemas"]["ListEntry"][];
            variantSpicies: components["schemas"]["SpiceEntry"][];
            variantWeights: components["schemas"]["WeightEntry"][];
        };
        MapSource: {
            /**
             * @description Tiles of the map
             * @example https://tile.openstreetmap.org/{z}/{x}/{y}.png
             */
            tileUrl: string;
            /**
             * @description Plain text
             * @example © OpenStreetMap contributors
             */
            attribution: string;
        };
        ShopAnswer: {
            /** @example Jaadi */
            name: string;
            /** @example Jaadi Pickles (sole proprietor) */
            legalName: string;
            /** @example 9000000001 */
            phone: string;
            /** @example hello@jaadi.example */
            email: string;
            address: components["schemas"]["ShopAddress"];
            /** @example 00000000000000 */
            fssaiLicence: string;
            grievanceOfficer: components["schemas"]["Contact"];
            social: components["schemas"]["Social"];
            /**
             * @description Visitors may subscribe to emails
             * @example false
             */
            emailSubscriptions: boolean;
            payment: components["schemas"]["PaymentWindow"];
            /** @description Days to pack an order */
            processingDays: components["schemas"]["DayRange"];
            /** @description Days on the road */
            deliveryEstimateDays: components["schemas"]["DayRange"];
            /**
             * @description Days in India without packing and delivery, beside Sundays and the national holidays
             * @example [
             *       "2027-01-15"
             *     ]
             */
            holidays: string[];
            /**
             * @description GSTIN under which GST is collected, included in the prices; null while none is collected
             * @example null
             */
            gstin: string | null;
            /**
             * @description When customers may come for their jars; empty: by arrangement
             * @example Monday to Saturday, 10 am to 6 pm
             */
            pickupHours: string;
            limits: components["schemas"]["Limits"];
            /** @description Rates, windows and what the policies promise */
            terms: components["schemas"]["Terms"];
            /** @description What products vary in; hidden entries included */
            catalogue: components["schemas"]["CatalogueLists"];
            /**
             * @description Rupees; cheapest active 1 kg chicken pickle, per kg
             * @example 849
             */
            lowestChickenPricePerKg: number | null;
            map: components["schemas"]["MapSource"];
            /**
             * @description Sandboxes that stand in for services
             * @example [
             *       "cashfree",
             *       "delhivery",
             *       "sms",
             *       "maps"
             *     ]
             */
            sandboxes: string[];
        };
        GoLiveItemAnswer: {
            /**
             * @example fssaiLicence
             * @enum {string}
             */
            id: "legalName" | "fssaiLicence" | "address" | "contact" | "grievanceOfficer" | "pickup" | "policies" | "product" | "demoData" | "pins" | "secondFactor" | "staffCredentials" | "payments" | "courier" | "messages" | "webAddress" | "production" | "backups";
            /** @example false */
            done: boolean;
            /**
             * @description Said by the owner, not computed
             * @example false
             */
            byWord: boolean;
        };
        GoLiveAnswer: {
            items: components["schemas"]["GoLiveItemAnswer"][];
            /**
             * @description Items that are not done
             * @example 9
             */
            open: number;
        };
        OwnersWordBody: {
            /**
             * @description Whether it is done
             * @example true
             */
            done: boolean;
        };
        AddressValues: {
            /** @example L.B Nagar */
            line: string;
            /** @example Hyderabad */
            city: string;
            /** @example Telangana */
            state: string;
            /**
             * @description A pin code is 6 digits and does not begin with 0.
             * @example 500074
             */
            pin: string;
        };
        OfficerValues: {
            /** @example R. Devi */
            name: string;
            /**
             * @description An email address has the form name@example.in.
             * @example care@jaadi.example
             */
            email: string;
            /**
             * @description A phone number is 10 digits, or 11 with its area code, without spaces.
             * @example 9000000001
             */
            phone: string;
        };
        SocialValues: {
            /**
             * @description An address begins with https:// and holds no spaces.
             * @example https://instagram.com/jaadi
             */
            instagram: string | null;
            /**
             * @description An address begins with https:// and holds no spaces.
             * @example null
             */
            facebook: string | null;
            /**
             * @description An address begins with https:// and holds no spaces.
             * @example null
             */
            youtube: string | null;
            /**
             * @description A WhatsApp number is 10 digits.
             * @example 9000000001
             */
            whatsapp: string | null;
        };
        HoldLimitValues: {
            /**
             * @description The unpaid orders of one account that hold jars; orders
             * @example 2
             */
            orders: number;
            /**
             * @description The jars that they hold together; jars
             * @example 30
             */
            jars: number;
            /**
             * @description The time from placing to the end of the last hold; minutes
             * @example 60
             */
            minutes: number;
        };
        ShelfLifeValues: {
            /**
             * @description The shelf life left on arrival; percent of it
             * @example 30
             */
            percent: number;
            /**
             * @description The days left on arrival; days
             * @example 45
             */
            days: number;
        };
        CookPlanValues: {
            /**
             * @description The days that a batch should last; days
             * @example 14
             */
            days: number;
            /**
             * @description The sales that are looked at; weeks
             * @example 4
             */
            salesWeeks: number;
        };
        HeavyDeliveryValues: {
            /**
             * @description The weight above which delivery costs more; grams
             * @example 5000
             */
            aboveGrams: number;
            /**
             * @description The charge in the same city; rupees for each started kilogram above it
             * @example 20
             */
            local: number;
            /**
             * @description The charge in the same postal region; rupees for each started kilogram above it
             * @example 30
             */
            regional: number;
            /**
             * @description The charge further away; rupees for each started kilogram above it
             * @example 45
             */
            national: number;
            /**
             * @description The charge to hills and islands; rupees for each started kilogram above it
             * @example 75
             */
            remote: number;
        };
        PickupValues: {
            /** @example Jaadi Pickles */
            name: string;
            /** @example L.B Nagar */
            address: string;
            /** @example Hyderabad */
            city: string;
            /** @example Telangana */
            state: string;
            /**
             * @description A pin code is 6 digits and does not begin with 0.
             * @example 500074
             */
            pin: string;
            /**
             * @description Parcels are picked up in India.
             * @example India
             */
            country: string;
            /**
             * @description A phone number is 10 digits, or 11 with its area code, without spaces.
             * @example 9000000001
             */
            phone: string;
        };
        ParcelValues: {
            /**
             * @description A jar weighs its own gross weight
             * @example false
             */
            byGrossWeight: boolean;
            /**
             * @description What a jar weighs otherwise; grams
             * @example 1500
             */
            jarGrams: number;
            /**
             * @description What a box and its filling weigh; grams
             * @example 0
             */
            boxGrams: number;
            /**
             * @description The most in one parcel; grams; 0: all jars in one
             * @example 0
             */
            maxGrams: number;
            /**
             * @description The length of a box; cm
             * @example 15
             */
            lengthCm: number;
            /**
             * @description The width of a box; cm
             * @example 15
             */
            widthCm: number;
            /**
             * @description The height of a box; cm
             * @example 15
             */
            heightCm: number;
        };
        ProcessingDays: {
            /**
             * @description The first number; business days
             * @example 1
             */
            min: number;
            /**
             * @description The second number; business days
             * @example 2
             */
            max: number;
        };
        DeliveryDays: {
            /**
             * @description The first number; business days
             * @example 4
             */
            min: number;
            /**
             * @description The second number; business days
             * @example 7
             */
            max: number;
        };
        GstValues: {
            /**
             * @description GST is collected
             * @example false
             */
            enabled: boolean;
            /**
             * @description A GSTIN has 15 digits and capital letters; empty while GST is off.
             * @example
             */
            gstin: string;
            /**
             * @description The usual rate; percent, included in prices
             * @example 5
             */
            ratePercent: number;
            /**
             * @description An HSN code has 4 to 8 digits.
             * @example 2001
             */
            hsnCode: string;
        };
        CostValues: {
            /**
             * @description What the payment provider keeps; percent of what a customer pays, with its tax
             * @example 2
             */
            paymentFeePercent: number;
            /**
             * @description The courier’s bills are written down as expenses
             * @example false
             */
            courierInExpenses: boolean;
        };
        RefundDays: {
            /**
             * @description The first number; business days
             * @example 7
             */
            min: number;
            /**
             * @description The second number; business days
             * @example 10
             */
            max: number;
        };
        PolicyValues: {
            /**
             * @description The time to report a problem; hours after delivery
             * @example 48
             */
            reportHours: number;
            /**
             * @description The time to begin a return; days
             * @example 2
             */
            returnDays: number;
            /** @description Business days until a refund has arrived */
            refundDays: components["schemas"]["RefundDays"];
        };
        VariantTypeValues: {
            /**
             * @description A code is one to three words of letters, digits and underscores.
             * @example CP_PO
             */
            code: string;
            /** @example Cold pressed peanut oil */
            label: string;
            /**
             * @description No longer offered for new products
             * @example false
             */
            hidden: boolean;
            /**
             * @description Vegetarian
             * @example false
             */
            vegetarian: boolean;
        };
        CatalogueEntryValues: {
            /**
             * @description A code is one to three words of letters, digits and underscores.
             * @example CP_PO
             */
            code: string;
            /** @example Cold pressed peanut oil */
            label: string;
            /**
             * @description No longer offered for new products
             * @example false
             */
            hidden: boolean;
        };
        SpiceValues: {
            /**
             * @description A code is one to three words of letters, digits and underscores.
             * @example CP_PO
             */
            code: string;
            /** @example Cold pressed peanut oil */
            label: string;
            /**
             * @description No longer offered for new products
             * @example false
             */
            hidden: boolean;
            /**
             * @description The number of chillies; drawn for the level
             * @example 2
             */
            chillies: number;
        };
        WeightValues: {
            /**
             * @description A code is one to three words of letters, digits and underscores.
             * @example CP_PO
             */
            code: string;
            /** @example Cold pressed peanut oil */
            label: string;
            /**
             * @description No longer offered for new products
             * @example false
             */
            hidden: boolean;
            /**
             * @description The weight; nominal grams
             * @example 1000
             */
            grams: number;
        };
        CatalogueListsValues: {
            variantTypes: components["schemas"]["VariantTypeValues"][];
            variantOils: components["schemas"]["CatalogueEntryValues"][];
            variantSpicies: components["schemas"]["SpiceValues"][];
            variantWeights: components["schemas"]["WeightValues"][];
        };
        LabelSheetValues: {
            /**
             * @description The number of columns; labels beside each other
             * @example 4
             */
            columns: number;
            /**
             * @description The number of rows; labels below each other
             * @example 10
             */
            rows: number;
            /**
             * @description The width of a label; millimetres
             * @example 52
             */
            widthMm: number;
            /**
             * @description The height of a label; millimetres
             * @example 27
             */
            heightMm: number;
            /**
             * @description The left margin; millimetres
             * @example 1
             */
            marginLeftMm: number;
            /**
             * @description The top margin; millimetres
             * @example 13.5
             */
            marginTopMm: number;
            /**
             * @description The distance from label to label across; millimetres
             * @example 52
             */
            pitchXMm: number;
            /**
             * @description The distance from label to label down; millimetres
             * @example 27
             */
            pitchYMm: number;
            /**
             * @description The shift to the right; millimetres
             * @example 0
             */
            offsetXMm: number;
            /**
             * @description The shift down; millimetres
             * @example 0
             */
            offsetYMm: number;
            /**
             * @description The padding; millimetres
             * @example 3
             */
            paddingMm: number;
            /**
             * @description The first label to print on; counted along the rows
             * @example 1
             */
            startCell: number;
        };
        SignInValues: {
            /**
             * @description How long a code is valid; minutes
             * @example 10
             */
            validMinutes: number;
            /**
             * @description Tries for one code; tries
             * @example 5
             */
            maxTries: number;
            /**
             * @description The wait before another code; seconds
             * @example 30
             */
            resendSeconds: number;
            /**
             * @description Codes for one number in an hour; codes
             * @example 5
             */
            perNumberPerHour: number;
            /**
             * @description Codes for one number in a day; codes
             * @example 10
             */
            perNumberPerDay: number;
            /**
             * @description Requests of one network in 10 minutes; requests
             * @example 30
             */
            perIpPer10Minutes: number;
            /**
             * @description Codes for new numbers of one network in a day; codes
             * @example 200
             */
            perNetworkPerDay: number;
            /**
             * @description Codes in a day, for everybody together; codes
             * @example 2000
             */
            perDay: number;
            /**
             * @description Staff may send number and PIN with each call
             * @example true
             */
            staffCredentials: boolean;
        };
        UsedCodes: {
            /**
             * @example {
             *       "CHICKEN": 12
             *     }
             */
            variantTypes: {
                [key: string]: number;
            };
            /**
             * @example {
             *       "CP_PO": 12
             *     }
             */
            variantOils: {
                [key: string]: number;
            };
            /**
             * @example {
             *       "LOW": 4
             *     }
             */
            variantSpicies: {
                [key: string]: number;
            };
            /**
             * @example {
             *       "1kg": 12
             *     }
             */
            variantWeights: {
                [key: string]: number;
            };
        };
        EditableSettingsAnswer: {
            /** @example Jaadi */
            name: string;
            /** @example Jaadi Pickles (sole proprietor) */
            legalName: string;
            /**
             * @description A phone number is 10 digits, or 11 with its area code, without spaces.
             * @example 9000000001
             */
            phone: string;
            /**
             * @description An email address has the form name@example.in.
             * @example hello@jaadi.example
             */
            email: string;
            /** @description Where the business is */
            address: components["schemas"]["AddressValues"];
            /**
             * @description An FSSAI number has 14 digits.
             * @example 13624010000001
             */
            fssaiLicence: string;
            /** @description The grievance officer */
            grievanceOfficer: components["schemas"]["OfficerValues"];
            /** @description Links in the footer; null where there is none */
            social: components["schemas"]["SocialValues"];
            /**
             * @description Visitors may subscribe to emails
             * @example false
             */
            emailSubscriptions: boolean;
            /**
             * @description The cancellation charge; percent of the product total
             * @example 3
             */
            cancellationPercent: number;
            /**
             * @description The time an unpaid order holds its jars; minutes
             * @example 30
             */
            holdMinutes: number;
            /** @description What the unpaid orders of one account may hold */
            holdLimits: components["schemas"]["HoldLimitValues"];
            /**
             * @description The time to raise an issue; days from the order date
             * @example 15
             */
            issueWindowDays: number;
            /**
             * @description The most of one product in an order; jars
             * @example 20
             */
            maxQuantityPerItem: number;
            /**
             * @description The age at which an unpaid order leaves the lists; days
             * @example 30
             */
            archiveUnpaidDays: number;
            /**
             * @description The time before its best-before day at which a batch is near it; days
             * @example 30
             */
            nearExpiryDays: number;
            /**
             * @description The time without a scan after which a parcel is stuck; days
             * @example 4
             */
            stuckDays: number;
            /**
             * @description The time in which the provider pays a payment out; business days
             * @example 3
             */
            payoutDays: number;
            /** @description What a jar should still keep when it arrives; the less of the two counts */
            shelfLifeAtDelivery: components["schemas"]["ShelfLifeValues"];
            /** @example Monday to Saturday, 10 am to 6 pm */
            pickupHours: string;
            /** @example Thank you for your order. */
            thankYou: string;
            /** @description What the cook plan looks at */
            cookPlan: components["schemas"]["CookPlanValues"];
            /**
             * @description The delivery charge when the courier names none; rupees
             * @example 120
             */
            deliveryFallback: number;
            /** @description What it is above a weight */
            heavyDelivery: components["schemas"]["HeavyDeliveryValues"];
            /**
             * @description A pin code is 6 digits and does not begin with 0.
             * @example 500074
             */
            originPin: string;
            /** @description Where the courier picks parcels up */
            pickupLocation: components["schemas"]["PickupValues"];
            /** @description What parcels weigh and measure */
            parcels: components["schemas"]["ParcelValues"];
            /** @description Business days to pack an order */
            processingDays: components["schemas"]["ProcessingDays"];
            /** @description Business days on the road */
            deliveryDays: components["schemas"]["DeliveryDays"];
            /**
             * @description Days in India without packing and delivery, beside Sundays and the national holidays
             * @example [
             *       "2027-01-15"
             *     ]
             */
            holidays: string[];
            /** @description Goods and services tax */
            gst: components["schemas"]["GstValues"];
            /** @description Costs that are in no books */
            costs: components["schemas"]["CostValues"];
            /** @description What the policies promise */
            policies: components["schemas"]["PolicyValues"];
            /** @description What products vary in */
            catalogue: components["schemas"]["CatalogueListsValues"];
            /** @description How labels lie on a sheet */
            labels: components["schemas"]["LabelSheetValues"];
            /** @description Limits of one-time codes */
            signIn: components["schemas"]["SignInValues"];
            /**
             * @description Counts the saves
             * @example 4
             */
            version: number;
            used: components["schemas"]["UsedCodes"];
        };
        SettingsBody: {
            /** @example Jaadi */
            name?: string;
            /** @example Jaadi Pickles (sole proprietor) */
            legalName?: string;
            /**
             * @description A phone number is 10 digits, or 11 with its area code, without spaces.
             * @example 9000000001
             */
            phone?: string;
            /**
             * @description An email address has the form name@example.in.
             * @example hello@jaadi.example
             */
            email?: string;
            /** @description Where the business is */
            address?: components["schemas"]["AddressValues"];
            /**
             * @description An FSSAI number has 14 digits.
             * @example 13624010000001
             */
            fssaiLicence?: string;
            /** @description The grievance officer */
            grievanceOfficer?: components["schemas"]["OfficerValues"];
            /** @description Links in the footer; null where there is none */
            social?: components["schemas"]["SocialValues"];
            /**
             * @description Visitors may subscribe to emails
             * @example false
             */
            emailSubscriptions?: boolean;
            /**
             * @description The cancellation charge; percent of the product total
             * @example 3
             */
            cancellationPercent?: number;
            /**
             * @description The time an unpaid order holds its jars; minutes
             * @example 30
             */
            holdMinutes?: number;
            /** @description What the unpaid orders of one account may hold */
            holdLimits?: components["schemas"]["HoldLimitValues"];
            /**
             * @description The time to raise an issue; days from the order date
             * @example 15
             */
            issueWindowDays?: number;
            /**
             * @description The most of one product in an order; jars
             * @example 20
             */
            maxQuantityPerItem?: number;
            /**
             * @description The age at which an unpaid order leaves the lists; days
             * @example 30
             */
            archiveUnpaidDays?: number;
            /**
             * @description The time before its best-before day at which a batch is near it; days
             * @example 30
             */
            nearExpiryDays?: number;
            /**
             * @description The time without a scan after which a parcel is stuck; days
             * @example 4
             */
            stuckDays?: number;
            /**
             * @description The time in which the provider pays a payment out; business days
             * @example 3
             */
            payoutDays?: number;
            /** @description What a jar should still keep when it arrives; the less of the two counts */
            shelfLifeAtDelivery?: components["schemas"]["ShelfLifeValues"];
            /** @example Monday to Saturday, 10 am to 6 pm */
            pickupHours?: string;
            /** @example Thank you for your order. */
            thankYou?: string;
            /** @description What the cook plan looks at */
            cookPlan?: components["schemas"]["CookPlanValues"];
            /**
             * @description The delivery charge when the courier names none; rupees
             * @example 120
             */
            deliveryFallback?: number;
            /** @description What it is above a weight */
            heavyDelivery?: components["schemas"]["HeavyDeliveryValues"];
            /**
             * @description A pin code is 6 digits and does not begin with 0.
             * @example 500074
             */
            originPin?: string;
            /** @description Where the courier picks parcels up */
            pickupLocation?: components["schemas"]["PickupValues"];
            /** @description What parcels weigh and measure */
            parcels?: components["schemas"]["ParcelValues"];
            /** @description Business days to pack an order */
            processingDays?: components["schemas"]["ProcessingDays"];
            /** @description Business days on the road */
            deliveryDays?: components["schemas"]["DeliveryDays"];
            /**
             * @description Days in India without packing and delivery, beside Sundays and the national holidays
             * @example [
             *       "2027-01-15"
             *     ]
             */
            holidays?: string[];
            /** @description Goods and services tax */
            gst?: components["schemas"]["GstValues"];
            /** @description Costs that are in no books */
            costs?: components["schemas"]["CostValues"];
            /** @description What the policies promise */
            policies?: components["schemas"]["PolicyValues"];
            /** @description What products vary in */
            catalogue?: components["schemas"]["CatalogueListsValues"];
            /** @description How labels lie on a sheet */
            labels?: components["schemas"]["LabelSheetValues"];
            /** @description Limits of one-time codes */
            signIn?: components["schemas"]["SignInValues"];
            /**
             * @description As the settings were read
             * @example 4
             */
            version: number;
        };
        SettingsChangeAnswer: {
            /** @example address.line */
            field: string;
            /** @example L.B Nagar */
            before?: Record<string, never>;
            /** @example Road 4, L.B Nagar */
            after?: Record<string, never>;
        };
        SettingsVersionAnswer: {
            /**
             * @description The version which the save made
             * @example 4
             */
            id: number;
            /** @example 2026-11-21T06:30:00.000Z */
            at: string;
            /**
             * @description Mobile number of the member of staff; system: the beginning
             * @example 9000000001
             */
            by: string;
            changes: components["schemas"]["SettingsChangeAnswer"][];
            /**
             * @description The version that was brought back
             * @example null
             */
            restored: number | null;
        };
        RestoreBody: {
            /**
             * @description As the settings were read
             * @example 4
             */
            version: number;
        };
        SettingsAnswer: {
            /** @example Jaadi */
            name: string;
            /** @example Jaadi Pickles (sole proprietor) */
            legalName: string;
            /**
             * @description A phone number is 10 digits, or 11 with its area code, without spaces.
             * @example 9000000001
             */
            phone: string;
            /**
             * @description An email address has the form name@example.in.
             * @example hello@jaadi.example
             */
            email: string;
            /** @description Where the business is */
            address: components["schemas"]["AddressValues"];
            /**
             * @description An FSSAI number has 14 digits.
             * @example 13624010000001
             */
            fssaiLicence: string;
            /** @description The grievance officer */
            grievanceOfficer: components["schemas"]["OfficerValues"];
            /** @description Links in the footer; null where there is none */
            social: components["schemas"]["SocialValues"];
            /**
             * @description Visitors may subscribe to emails
             * @example false
             */
            emailSubscriptions: boolean;
            /**
             * @description The cancellation charge; percent of the product total
             * @example 3
             */
            cancellationPercent: number;
            /**
             * @description The time an unpaid order holds its jars; minutes
             * @example 30
             */
            holdMinutes: number;
            /** @description What the unpaid orders of one account may hold */
            holdLimits: components["schemas"]["HoldLimitValues"];
            /**
             * @description The time to raise an issue; days from the order date
             * @example 15
             */
            issueWindowDays: number;
            /**
             * @description The most of one product in an order; jars
             * @example 20
             */
            maxQuantityPerItem: number;
            /**
             * @description The age at which an unpaid order leaves the lists; days
             * @example 30
             */
            archiveUnpaidDays: number;
            /**
             * @description The time before its best-before day at which a batch is near it; days
             * @example 30
             */
            nearExpiryDays: number;
            /**
             * @description The time without a scan after which a parcel is stuck; days
             * @example 4
             */
            stuckDays: number;
            /**
             * @description The time in which the provider pays a payment out; business days
             * @example 3
             */
            payoutDays: number;
            /** @description What a jar should still keep when it arrives; the less of the two counts */
            shelfLifeAtDelivery: components["schemas"]["ShelfLifeValues"];
            /** @example Monday to Saturday, 10 am to 6 pm */
            pickupHours: string;
            /** @example Thank you for your order. */
            thankYou: string;
            /** @description What the cook plan looks at */
            cookPlan: components["schemas"]["CookPlanValues"];
            /**
             * @description The delivery charge when the courier names none; rupees
             * @example 120
             */
            deliveryFallback: number;
            /** @description What it is above a weight */
            heavyDelivery: components["schemas"]["HeavyDeliveryValues"];
            /**
             * @description A pin code is 6 digits and does not begin with 0.
             * @example 500074
             */
            originPin: string;
            /** @description Where the courier picks parcels up */
            pickupLocation: components["schemas"]["PickupValues"];
            /** @description What parcels weigh and measure */
            parcels: components["schemas"]["ParcelValues"];
            /** @description Business days to pack an order */
            processingDays: components["schemas"]["ProcessingDays"];
            /** @description Business days on the road */
            deliveryDays: components["schemas"]["DeliveryDays"];
            /**
             * @description Days in India without packing and delivery, beside Sundays and the national holidays
             * @example [
             *       "2027-01-15"
             *     ]
             */
            holidays: string[];
            /** @description Goods and services tax */
            gst: components["schemas"]["GstValues"];
            /** @description Costs that are in no books */
            costs: components["schemas"]["CostValues"];
            /** @description What the policies promise */
            policies: components["schemas"]["PolicyValues"];
            /** @description What products vary in */
            catalogue: components["schemas"]["CatalogueListsValues"];
            /** @description How labels lie on a sheet */
            labels: components["schemas"]["LabelSheetValues"];
            /** @description Limits of one-time codes */
            signIn: components["schemas"]["SignInValues"];
            /**
             * @description Counts the saves
             * @example 4
             */
            version: number;
        };
        /** @enum {string} */
        AuditAction: "sign-in.done" | "sign-in.refused" | "sign-in.factor-wanted" | "sign-in.by-recovery-code" | "sign-out.done" | "session.revoked" | "session.revoked-all" | "account.changed" | "account.deleted" | "employee.created" | "employee.changed" | "pin.shown" | "second-factor.begun" | "second-factor.turned-on" | "second-factor.added" | "second-factor.taken-away" | "second-factor.codes-made" | "second-factor.turned-off" | "second-factor.removed" | "product.created" | "product.changed" | "product.deleted" | "picture.uploaded" | "outlet.created" | "outlet.changed" | "outlet.deleted" | "supplier.created" | "supplier.changed" | "supplier.deleted" | "stock.received" | "stock.opened" | "stock.changed" | "stock.corrected" | "stock.moved" | "stock.deleted" | "stock.emptied" | "stock.refilled" | "stock.recosted" | "stock.quarantined" | "stock.released" | "stock.expiry-allowed" | "stock.expiry-disallowed" | "stock.bill-kept" | "stock.bill-removed" | "stock.refreshed" | "count.begun" | "count.written" | "count.booked" | "count.dropped" | "bom.created" | "bom.changed" | "bom.deleted" | "run.created" | "run.changed" | "run.received" | "run.deleted" | "order.batch-assigned" | "order.batch-unassigned" | "order.shipment-booked" | "order.delivered" | "order.restored" | "orders.exported" | "order.taken" | "order.replaced" | "order.handed-over" | "order.collected" | "order.cash-refunded" | "order.jars-boxed" | "order.jars-unboxed" | "order.cancelled" | "order.credited" | "order.correct-address" | "order.shipment-cancelled" | "order.pickup-asked" | "parcel.inspect" | "parcel.reship" | "parcel.refund" | "parcel.madeGood" | "parcel.wait" | "parcel.giveUp" | "parcel.claim" | "parcel.claimPaid" | "parcel.claimRefused" | "drawer.opened" | "drawer.moved" | "drawer.closed" | "refund.started" | "refund.completed-by-hand" | "payment-review.reread" | "payment-review.refund" | "payment-review.accept" | "payment-review.resolve" | "payout.imported" | "payout.line-settled" | "payout.difference-settled" | "payout.payment-settled" | "issue.answered" | "review.decided" | "expense.created" | "expense.changed" | "expense.deleted" | "import.products" | "import.outlets" | "import.stock" | "settings.changed" | "settings.restored" | "go-live.vouched" | "job.run" | "recall.begun" | "recall-drill.begun" | "recall.batch-added" | "recall-drill.batch-added" | "recall.batch-frozen" | "recall-drill.batch-frozen" | "recall.message-changed" | "recall-drill.message-changed" | "recall.held-back" | "recall-drill.held-back" | "recall.held-back-undone" | "recall-drill.held-back-undone" | "recall.informed" | "recall-drill.informed" | "recall.informed-undone" | "recall-drill.informed-undone" | "recall.refund" | "recall-drill.refund" | "recall.replacement" | "recall-drill.replacement" | "recall.nothing" | "recall-drill.nothing" | "recall.recovered" | "recall-drill.recovered" | "recall.closed" | "recall-drill.closed";
        ChangeAnswer: {
            /** @example role */
            field: string;
            /** @example ops */
            before?: Record<string, never>;
            /** @example admin */
            after?: Record<string, never>;
        };
        AuditEntryAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            id: string;
            /** @example 2026-11-21T06:30:00.000Z */
            at: string;
            /** @example employee.changed */
            action: components["schemas"]["AuditAction"];
            /**
             * @description Customers' numbers are masked
             * @example 9000000001
             */
            actor: string;
            /**
             * @example admin
             * @enum {string|null}
             */
            actorRole: "user" | "ops" | "admin" | null;
            /** @example employee:9000000002 */
            subject: string;
            /** @example 203.0.113.7 */
            address: string;
            /** @example Mozilla/5.0 (X11; Linux x86_64) */
            userAgent: string;
            changes: components["schemas"]["ChangeAnswer"][];
        };
        ClockShift: {
            /**
             * @description Milliseconds ahead of the machine's clock; 0 sets it right again
             * @example 1860000
             */
            offsetMs: number;
        };
        /** @enum {string} */
        ErrorCode: "BAD_REQUEST" | "CART_EMPTY" | "ERROR" | "IMPORT_FAULTS" | "PICTURE_SIZE" | "UPLOAD_BROKEN" | "VALIDATION_FAILED" | "BAD_SIGNATURE" | "INVALID_OTP" | "NO_SESSION" | "CSRF" | "FORBIDDEN" | "ISSUE_STATUS_OF_STAFF" | "NO_USES" | "PIN_WANTED" | "ROLE_MISMATCH" | "SECOND_FACTOR_WANTED" | "MISDIRECTED" | "NOT_FOUND" | "ACCOUNT_EXISTS" | "ACTION_NOT_ALLOWED" | "ALREADY_ASSIGNED" | "ALREADY_PAID" | "AMOUNT_MISMATCH" | "BATCHES_MISSING" | "BATCHES_NEAR_THEIR_DAY" | "BATCH_EMPTIED" | "BATCH_EXPIRED" | "BATCH_MISMATCH" | "BATCH_QUARANTINED" | "BOM_CIRCULAR" | "BOM_IN_USE" | "CART_BUSY" | "CART_CHANGED" | "CASH_SHORT" | "COUNT_CLOSED" | "COUNT_EMPTY" | "COUNT_LINES_REFUSED" | "COURIER_STEP" | "CUSTOMER_UNINFORMED" | "DRAWER_CLOSED" | "DRAWER_OPEN" | "EDIT_CONFLICT" | "HOLD_LIMIT" | "IMPORT_REPEATED" | "INSUFFICIENT_BATCH" | "INVALID_TRANSITION" | "ISSUE_EXISTS" | "ISSUE_FULL" | "ISSUE_WINDOW_CLOSED" | "JARS_COMPLETE" | "JARS_NOT_SENT" | "JARS_REFUNDED" | "JOB_RUNNING" | "LAST_ADMIN" | "NOTHING_TO_REFUND" | "NOT_ASSIGNED" | "NOT_CREDITABLE" | "NOT_EXPIRED" | "NOT_PAID" | "NOT_PAYABLE" | "NOT_QUARANTINED" | "NOT_RESERVED" | "NOT_SOLD" | "NO_CREDIT_NOTE" | "NO_PASSKEYS_HERE" | "NO_PAYMENT_SESSION" | "NO_PROVIDER_PAYMENT" | "ORDER_DELETED" | "ORDER_TAKES_NO_PAYMENT" | "ORDER_UNDER_WAY" | "OUTLET_EXISTS" | "OUTLET_IN_USE" | "OUT_OF_STOCK" | "OWN_SECOND_FACTOR" | "PASSKEYS_FULL" | "PASSKEY_KNOWN" | "PAYMENT_PENDING" | "PAYMENT_UNDER_REVIEW" | "PAYOUT_SETTLED" | "PICKUP_IN_PROGRESS" | "PRICE_CHANGED" | "PRICE_USED_IN_RUNS" | "PRODUCT_EXISTS" | "PRODUCT_IN_USE" | "RECALL_CLOSED" | "RECALL_DECIDED" | "RECALL_NOT_FROZEN" | "REFERENCE_USED" | "REFUND_DUE" | "REFUND_EXCEEDS_PAYMENT" | "REFUND_NOT_DUE" | "REFUND_UNDER_WAY" | "REPLACED_ALREADY" | "RESERVATION_INCOMPLETE" | "REVIEW_CHANGED" | "REVIEW_FINAL" | "REVIEW_NOT_DUE" | "RUN_COMPLETED" | "SECOND_FACTOR_OFF" | "SECOND_FACTOR_ON" | "SHIPMENT_IN_PROGRESS" | "STAFF_ACCOUNT" | "STOCK_IN_USE" | "SUBSCRIPTIONS_OFF" | "SUPPLIER_EXISTS" | "SUPPLIER_IN_USE" | "TOO_MANY_RUNS" | "UNIT_IN_USE" | "UNUSUAL_FIGURES" | "VARIANT_EXISTS" | "WRONG_BATCH" | "TOO_LARGE" | "NOT_A_PICTURE" | "UNSUPPORTED_MEDIA_TYPE" | "COURIER_REFUSED" | "PIN_NOT_SERVICEABLE" | "PROOF_WANTED" | "TOO_MANY_REQUESTS" | "INTERNAL" | "COURIER_UNAVAILABLE" | "OTP_NOT_SENT" | "PAYMENT_PROVIDER_REFUSED" | "PAYMENT_PROVIDER_UNAVAILABLE" | "BUSY" | "DISK_FULL" | "GEOCODER_UNAVAILABLE" | "STOPPING" | "STORAGE_UNAVAILABLE" | "UNAVAILABLE" | "UPLOADS_BUSY";
        ErrorAnswer: {
            /**
             * @description A sentence for a person
             * @example Please log in.
             */
            error: string;
            /**
             * @description The same sentence
             * @example Please log in.
             */
            message: string;
            code: components["schemas"]["ErrorCode"];
            /**
             * @description Data that helps to act on the error; depends on the code, and is often empty
             * @example {
             *       "fields": {
             *         "pin": "A PIN has six digits."
             *       }
             *     }
             */
            details: {
                [key: string]: unknown;
            };
        };
    };
    responses: {
        /** @description `VALIDATION_FAILED`: A value is missing or wrong; `details.fields` has a sentence for each field. */
        VALIDATION_FAILED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "VALIDATION_FAILED";
                };
            };
        };
        /** @description `INTERNAL`: Something went wrong on our side. */
        INTERNAL: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "INTERNAL";
                };
            };
        };
        /**
         * @description - `DISK_FULL`: Too little space is left on the disk with the data.
         *     - `UNAVAILABLE`: The database cannot be reached. Retry-After says when to try again.
         */
        "DISK_FULL.UNAVAILABLE": {
            headers: {
                /** @description Seconds until the next try */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "DISK_FULL" | "UNAVAILABLE";
                };
            };
        };
        /**
         * @description - `DISK_FULL`: Too little space is left on the disk with the data.
         *     - `STOPPING`: The process is stopping. Another process serves, or will in a moment.
         *     - `UNAVAILABLE`: The database cannot be reached. Retry-After says when to try again.
         */
        "DISK_FULL.STOPPING.UNAVAILABLE": {
            headers: {
                /** @description Seconds until the next try */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "DISK_FULL" | "STOPPING" | "UNAVAILABLE";
                };
            };
        };
        /**
         * @description - `BUSY`: Too many people are logging in at this moment.
         *     - `DISK_FULL`: Too little space is left on the disk with the data.
         *     - `UNAVAILABLE`: The database cannot be reached. Retry-After says when to try again.
         */
        "BUSY.DISK_FULL.UNAVAILABLE": {
            headers: {
                /** @description Seconds until the next try */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "BUSY" | "DISK_FULL" | "UNAVAILABLE";
                };
            };
        };
        /** @description `NO_SESSION`: Nobody is logged in, or the session has ended. */
        NO_SESSION: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "NO_SESSION";
                };
            };
        };
        /**
         * @description - `FORBIDDEN`: The role of the caller does not allow it.
         *     - `ROLE_MISMATCH`: The request names another role than the one that is stored.
         */
        "FORBIDDEN.ROLE_MISMATCH": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "FORBIDDEN" | "ROLE_MISMATCH";
                };
            };
        };
        /** @description `TOO_MANY_REQUESTS`: Too many tries: wait `details.retryAfterSeconds`, as in the Retry-After header. */
        TOO_MANY_REQUESTS: {
            headers: {
                /** @description Seconds until the next try */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "TOO_MANY_REQUESTS";
                };
            };
        };
        /**
         * @description - `BAD_REQUEST`: The request cannot be read.
         *     - `VALIDATION_FAILED`: A value is missing or wrong; `details.fields` has a sentence for each field.
         */
        "BAD_REQUEST.VALIDATION_FAILED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "BAD_REQUEST" | "VALIDATION_FAILED";
                };
            };
        };
        /**
         * @description - `CSRF`: A page of another site sent the request.
         *     - `FORBIDDEN`: The role of the caller does not allow it.
         *     - `ROLE_MISMATCH`: The request names another role than the one that is stored.
         */
        "CSRF.FORBIDDEN.ROLE_MISMATCH": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "CSRF" | "FORBIDDEN" | "ROLE_MISMATCH";
                };
            };
        };
        /** @description `TOO_LARGE`: The request or the file is too large. */
        TOO_LARGE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "TOO_LARGE";
                };
            };
        };
        /** @description `UNSUPPORTED_MEDIA_TYPE`: The body has a content type that this call does not read. */
        UNSUPPORTED_MEDIA_TYPE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "UNSUPPORTED_MEDIA_TYPE";
                };
            };
        };
        /** @description `NOT_FOUND`: There is no such thing, or it is not the caller’s. */
        NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "NOT_FOUND";
                };
            };
        };
        /** @description `JOB_RUNNING`: The job is running, in this or another process, since `details.since`. */
        JOB_RUNNING: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "JOB_RUNNING";
                };
            };
        };
        /** @description `CSRF`: A page of another site sent the request. */
        CSRF: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "CSRF";
                };
            };
        };
        /**
         * @description - `PROOF_WANTED`: Many codes were sent today. Solve `details.challenge`, and repeat the request with the solution as `proof`.
         *     - `TOO_MANY_REQUESTS`: Too many tries: wait `details.retryAfterSeconds`, as in the Retry-After header.
         */
        "PROOF_WANTED.TOO_MANY_REQUESTS": {
            headers: {
                /** @description Seconds until the next try */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "PROOF_WANTED" | "TOO_MANY_REQUESTS";
                };
            };
        };
        /** @description `OTP_NOT_SENT`: The one-time password could not be sent. */
        OTP_NOT_SENT: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "OTP_NOT_SENT";
                };
            };
        };
        /**
         * @description - `CSRF`: A page of another site sent the request.
         *     - `ROLE_MISMATCH`: The request names another role than the one that is stored.
         *     - `SECOND_FACTOR_WANTED`: The PIN is right. Repeat the request with a `code`, or with the answer of a passkey to `details.passkey`.
         */
        "CSRF.ROLE_MISMATCH.SECOND_FACTOR_WANTED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "CSRF" | "ROLE_MISMATCH" | "SECOND_FACTOR_WANTED";
                };
            };
        };
        /** @description `INVALID_OTP`: The code or PIN is wrong, used, expired or void. */
        INVALID_OTP: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "INVALID_OTP";
                };
            };
        };
        /**
         * @description - `CUSTOMER_UNINFORMED`: Jars of an order are recalled and its customer was not informed yet; `details.orderId` names the order.
         *     - `ORDER_UNDER_WAY`: A paid order is not delivered yet; `details.orderId` names it.
         *     - `PAYMENT_UNDER_REVIEW`: The shop is looking at a payment of the order.
         *     - `REFUND_DUE`: Money of an order is not back with the customer yet; `details.orderId` names it.
         *     - `STAFF_ACCOUNT`: A staff account cannot be deleted here. An admin disables it.
         */
        "CUSTOMER_UNINFORMED.ORDER_UNDER_WAY.PAYMENT_UNDER_REVIEW.REFUND_DUE.STAFF_ACCOUNT": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "CUSTOMER_UNINFORMED" | "ORDER_UNDER_WAY" | "PAYMENT_UNDER_REVIEW" | "REFUND_DUE" | "STAFF_ACCOUNT";
                };
            };
        };
        /**
         * @description - `CSRF`: A page of another site sent the request.
         *     - `FORBIDDEN`: The role of the caller does not allow it.
         *     - `PIN_WANTED`: Staff enter their PIN again (`POST /session/pin`) and then repeat the request; `details.reason` says why.
         *     - `ROLE_MISMATCH`: The request names another role than the one that is stored.
         */
        "CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "CSRF" | "FORBIDDEN" | "PIN_WANTED" | "ROLE_MISMATCH";
                };
            };
        };
        /** @description `ACCOUNT_EXISTS`: The mobile number has an account already. */
        ACCOUNT_EXISTS: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "ACCOUNT_EXISTS";
                };
            };
        };
        /**
         * @description - `EDIT_CONFLICT`: Somebody else saved first; `details.current` is what is stored now.
         *     - `LAST_ADMIN`: Nobody would be left who can manage staff.
         */
        "EDIT_CONFLICT.LAST_ADMIN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "EDIT_CONFLICT" | "LAST_ADMIN";
                };
            };
        };
        /**
         * @description - `OWN_SECOND_FACTOR`: Admins cannot remove their own second factor in this way. They turn it off with a code.
         *     - `SECOND_FACTOR_OFF`: There is no second factor.
         */
        "OWN_SECOND_FACTOR.SECOND_FACTOR_OFF": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "OWN_SECOND_FACTOR" | "SECOND_FACTOR_OFF";
                };
            };
        };
        /**
         * @description - `INVALID_OTP`: The code or PIN is wrong, used, expired or void.
         *     - `NO_SESSION`: Nobody is logged in, or the session has ended.
         */
        "INVALID_OTP.NO_SESSION": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "INVALID_OTP" | "NO_SESSION";
                };
            };
        };
        /**
         * @description - `CSRF`: A page of another site sent the request.
         *     - `FORBIDDEN`: The role of the caller does not allow it.
         *     - `PIN_WANTED`: Staff enter their PIN again (`POST /session/pin`) and then repeat the request; `details.reason` says why.
         *     - `ROLE_MISMATCH`: The request names another role than the one that is stored.
         *     - `SECOND_FACTOR_WANTED`: The PIN is right. Repeat the request with a `code`, or with the answer of a passkey to `details.passkey`.
         */
        "CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH.SECOND_FACTOR_WANTED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "CSRF" | "FORBIDDEN" | "PIN_WANTED" | "ROLE_MISMATCH" | "SECOND_FACTOR_WANTED";
                };
            };
        };
        /** @description `SECOND_FACTOR_ON`: There is an authenticator app already. Remove it before another one is set up. */
        SECOND_FACTOR_ON: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "SECOND_FACTOR_ON";
                };
            };
        };
        /** @description `SECOND_FACTOR_OFF`: There is no second factor. */
        SECOND_FACTOR_OFF: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "SECOND_FACTOR_OFF";
                };
            };
        };
        /**
         * @description - `NO_PASSKEYS_HERE`: The shop has no web address with https. Browsers need one to make passkeys.
         *     - `PASSKEYS_FULL`: The account has the most passkeys that are allowed. Remove one first.
         */
        "NO_PASSKEYS_HERE.PASSKEYS_FULL": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "NO_PASSKEYS_HERE" | "PASSKEYS_FULL";
                };
            };
        };
        /**
         * @description - `PASSKEYS_FULL`: The account has the most passkeys that are allowed. Remove one first.
         *     - `PASSKEY_KNOWN`: The passkey belongs to an account already.
         */
        "PASSKEYS_FULL.PASSKEY_KNOWN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "PASSKEYS_FULL" | "PASSKEY_KNOWN";
                };
            };
        };
        /**
         * @description - `BAD_REQUEST`: The request cannot be read.
         *     - `PICTURE_SIZE`: The picture has too many or too few pixels.
         *     - `UPLOAD_BROKEN`: The upload ended before the whole file had arrived.
         *     - `VALIDATION_FAILED`: A value is missing or wrong; `details.fields` has a sentence for each field.
         */
        "BAD_REQUEST.PICTURE_SIZE.UPLOAD_BROKEN.VALIDATION_FAILED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "BAD_REQUEST" | "PICTURE_SIZE" | "UPLOAD_BROKEN" | "VALIDATION_FAILED";
                };
            };
        };
        /**
         * @description - `BUSY`: Too many people are logging in at this moment.
         *     - `DISK_FULL`: Too little space is left on the disk with the data.
         *     - `STORAGE_UNAVAILABLE`: The picture store does not answer.
         *     - `UNAVAILABLE`: The database cannot be reached. Retry-After says when to try again.
         *     - `UPLOADS_BUSY`: Other pictures are being prepared at this moment.
         */
        "BUSY.DISK_FULL.STORAGE_UNAVAILABLE.UNAVAILABLE.UPLOADS_BUSY": {
            headers: {
                /** @description Seconds until the next try */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "BUSY" | "DISK_FULL" | "STORAGE_UNAVAILABLE" | "UNAVAILABLE" | "UPLOADS_BUSY";
                };
            };
        };
        /**
         * @description - `NOT_A_PICTURE`: The file is not a picture of a kind that the shop accepts.
         *     - `UNSUPPORTED_MEDIA_TYPE`: The body has a content type that this call does not read.
         */
        "NOT_A_PICTURE.UNSUPPORTED_MEDIA_TYPE": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "NOT_A_PICTURE" | "UNSUPPORTED_MEDIA_TYPE";
                };
            };
        };
        /**
         * @description - `DISK_FULL`: Too little space is left on the disk with the data.
         *     - `STORAGE_UNAVAILABLE`: The picture store does not answer.
         *     - `UNAVAILABLE`: The database cannot be reached. Retry-After says when to try again.
         */
        "DISK_FULL.STORAGE_UNAVAILABLE.UNAVAILABLE": {
            headers: {
                /** @description Seconds until the next try */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "DISK_FULL" | "STORAGE_UNAVAILABLE" | "UNAVAILABLE";
                };
            };
        };
        /**
         * @description - `PRODUCT_EXISTS`: Another material of the type has the name; `details.Id` names it.
         *     - `VARIANT_EXISTS`: Another product is this variant; `details.Id` names it.
         */
        "PRODUCT_EXISTS.VARIANT_EXISTS": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "PRODUCT_EXISTS" | "VARIANT_EXISTS";
                };
            };
        };
        /** @description `PRODUCT_IN_USE`: Something refers to the product (`details.uses`). Make it inactive instead. */
        PRODUCT_IN_USE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "PRODUCT_IN_USE";
                };
            };
        };
        /**
         * @description - `EDIT_CONFLICT`: Somebody else saved first; `details.current` is what is stored now.
         *     - `PRODUCT_EXISTS`: Another material of the type has the name; `details.Id` names it.
         *     - `UNIT_IN_USE`: The price unit cannot change: `details.uses` counts what is in the old unit.
         *     - `VARIANT_EXISTS`: Another product is this variant; `details.Id` names it.
         */
        "EDIT_CONFLICT.PRODUCT_EXISTS.UNIT_IN_USE.VARIANT_EXISTS": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "EDIT_CONFLICT" | "PRODUCT_EXISTS" | "UNIT_IN_USE" | "VARIANT_EXISTS";
                };
            };
        };
        /** @description `SUPPLIER_EXISTS`: Another supplier has the name. */
        SUPPLIER_EXISTS: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "SUPPLIER_EXISTS";
                };
            };
        };
        /**
         * @description - `EDIT_CONFLICT`: Somebody else saved first; `details.current` is what is stored now.
         *     - `SUPPLIER_EXISTS`: Another supplier has the name.
         */
        "EDIT_CONFLICT.SUPPLIER_EXISTS": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "EDIT_CONFLICT" | "SUPPLIER_EXISTS";
                };
            };
        };
        /** @description `SUPPLIER_IN_USE`: Batches came from the supplier; `details.uses` counts what names it. */
        SUPPLIER_IN_USE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "SUPPLIER_IN_USE";
                };
            };
        };
        /**
         * @description - `BUSY`: Too many people are logging in at this moment.
         *     - `DISK_FULL`: Too little space is left on the disk with the data.
         *     - `STORAGE_UNAVAILABLE`: The picture store does not answer.
         *     - `UNAVAILABLE`: The database cannot be reached. Retry-After says when to try again.
         */
        "BUSY.DISK_FULL.STORAGE_UNAVAILABLE.UNAVAILABLE": {
            headers: {
                /** @description Seconds until the next try */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "BUSY" | "DISK_FULL" | "STORAGE_UNAVAILABLE" | "UNAVAILABLE";
                };
            };
        };
        /** @description `UNUSUAL_FIGURES`: A figure is far from the recipe or from the past; `details.figures` has a sentence for each. Repeat the request with `confirmUnusual`. */
        UNUSUAL_FIGURES: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "UNUSUAL_FIGURES";
                };
            };
        };
        /**
         * @description - `BATCH_EMPTIED`: The batch is confirmed as used up. Take the confirmation back first.
         *     - `BATCH_EXPIRED`: The best-before day of the batch is over; an admin can allow its use.
         *     - `BATCH_QUARANTINED`: The batch is frozen; `details.reason` says why.
         *     - `OUT_OF_STOCK`: Fewer jars are left than were asked for: `details.available` of product `details.Id`.
         *     - `STOCK_IN_USE`: A run, an order or another batch refers to the batch, or something was taken from it.
         */
        "BATCH_EMPTIED.BATCH_EXPIRED.BATCH_QUARANTINED.OUT_OF_STOCK.STOCK_IN_USE": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "BATCH_EMPTIED" | "BATCH_EXPIRED" | "BATCH_QUARANTINED" | "OUT_OF_STOCK" | "STOCK_IN_USE";
                };
            };
        };
        /**
         * @description - `EDIT_CONFLICT`: Somebody else saved first; `details.current` is what is stored now.
         *     - `PRICE_USED_IN_RUNS`: Runs were costed with the old price; `details.runs` names them.
         *     - `TOO_MANY_RUNS`: More depends on the price than one change can cost again; `details.most` is the most.
         */
        "EDIT_CONFLICT.PRICE_USED_IN_RUNS.TOO_MANY_RUNS": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "EDIT_CONFLICT" | "PRICE_USED_IN_RUNS" | "TOO_MANY_RUNS";
                };
            };
        };
        /**
         * @description - `BATCH_EMPTIED`: The batch is confirmed as used up. Take the confirmation back first.
         *     - `INSUFFICIENT_BATCH`: The batch has less than was asked for; `details` has the figures.
         */
        "BATCH_EMPTIED.INSUFFICIENT_BATCH": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "BATCH_EMPTIED" | "INSUFFICIENT_BATCH";
                };
            };
        };
        /** @description `BATCH_QUARANTINED`: The batch is frozen; `details.reason` says why. */
        BATCH_QUARANTINED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "BATCH_QUARANTINED";
                };
            };
        };
        /** @description `NOT_QUARANTINED`: The batch is not frozen. */
        NOT_QUARANTINED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "NOT_QUARANTINED";
                };
            };
        };
        /** @description `NOT_EXPIRED`: The batch is not expired, or its use is allowed already. */
        NOT_EXPIRED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "NOT_EXPIRED";
                };
            };
        };
        /**
         * @description - `BATCH_EXPIRED`: The best-before day of the batch is over; an admin can allow its use.
         *     - `BATCH_QUARANTINED`: The batch is frozen; `details.reason` says why.
         *     - `INSUFFICIENT_BATCH`: The batch has less than was asked for; `details` has the figures.
         */
        "BATCH_EXPIRED.BATCH_QUARANTINED.INSUFFICIENT_BATCH": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "BATCH_EXPIRED" | "BATCH_QUARANTINED" | "INSUFFICIENT_BATCH";
                };
            };
        };
        /** @description `COUNT_CLOSED`: The count is booked or dropped; `details.batchNumbers` are the lines that came too late. */
        COUNT_CLOSED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "COUNT_CLOSED";
                };
            };
        };
        /**
         * @description - `COUNT_CLOSED`: The count is booked or dropped; `details.batchNumbers` are the lines that came too late.
         *     - `COUNT_EMPTY`: Nothing was counted yet.
         *     - `COUNT_LINES_REFUSED`: Lines of the count cannot be booked; `details.lines` has a sentence for each.
         *     - `UNUSUAL_FIGURES`: A figure is far from the recipe or from the past; `details.figures` has a sentence for each. Repeat the request with `confirmUnusual`.
         */
        "COUNT_CLOSED.COUNT_EMPTY.COUNT_LINES_REFUSED.UNUSUAL_FIGURES": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "COUNT_CLOSED" | "COUNT_EMPTY" | "COUNT_LINES_REFUSED" | "UNUSUAL_FIGURES";
                };
            };
        };
        /** @description `BOM_CIRCULAR`: A product would become its own component; `details.products` names the products of the circle. */
        BOM_CIRCULAR: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "BOM_CIRCULAR";
                };
            };
        };
        /**
         * @description - `BOM_CIRCULAR`: A product would become its own component; `details.products` names the products of the circle.
         *     - `EDIT_CONFLICT`: Somebody else saved first; `details.current` is what is stored now.
         */
        "BOM_CIRCULAR.EDIT_CONFLICT": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "BOM_CIRCULAR" | "EDIT_CONFLICT";
                };
            };
        };
        /** @description `BOM_IN_USE`: A reservation was made from the BOM; `details.uses` counts what refers to it. */
        BOM_IN_USE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "BOM_IN_USE";
                };
            };
        };
        /**
         * @description - `BATCH_EXPIRED`: The best-before day of the batch is over; an admin can allow its use.
         *     - `BATCH_QUARANTINED`: The batch is frozen; `details.reason` says why.
         *     - `INSUFFICIENT_BATCH`: The batch has less than was asked for; `details` has the figures.
         *     - `INVALID_TRANSITION`: The present state does not allow this step; `details` names the state.
         *     - `UNUSUAL_FIGURES`: A figure is far from the recipe or from the past; `details.figures` has a sentence for each. Repeat the request with `confirmUnusual`.
         */
        "BATCH_EXPIRED.BATCH_QUARANTINED.INSUFFICIENT_BATCH.INVALID_TRANSITION.UNUSUAL_FIGURES": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "BATCH_EXPIRED" | "BATCH_QUARANTINED" | "INSUFFICIENT_BATCH" | "INVALID_TRANSITION" | "UNUSUAL_FIGURES";
                };
            };
        };
        /**
         * @description - `BATCH_EXPIRED`: The best-before day of the batch is over; an admin can allow its use.
         *     - `BATCH_QUARANTINED`: The batch is frozen; `details.reason` says why.
         *     - `INSUFFICIENT_BATCH`: The batch has less than was asked for; `details` has the figures.
         *     - `INVALID_TRANSITION`: The present state does not allow this step; `details` names the state.
         *     - `RESERVATION_INCOMPLETE`: A component of the run has no batch yet.
         */
        "BATCH_EXPIRED.BATCH_QUARANTINED.INSUFFICIENT_BATCH.INVALID_TRANSITION.RESERVATION_INCOMPLETE": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "BATCH_EXPIRED" | "BATCH_QUARANTINED" | "INSUFFICIENT_BATCH" | "INVALID_TRANSITION" | "RESERVATION_INCOMPLETE";
                };
            };
        };
        /**
         * @description - `BATCH_EXPIRED`: The best-before day of the batch is over; an admin can allow its use.
         *     - `BATCH_QUARANTINED`: The batch is frozen; `details.reason` says why.
         *     - `EDIT_CONFLICT`: Somebody else saved first; `details.current` is what is stored now.
         *     - `INSUFFICIENT_BATCH`: The batch has less than was asked for; `details` has the figures.
         *     - `INVALID_TRANSITION`: The present state does not allow this step; `details` names the state.
         *     - `RESERVATION_INCOMPLETE`: A component of the run has no batch yet.
         *     - `RUN_COMPLETED`: The run is completed. It can be neither changed nor deleted.
         */
        "BATCH_EXPIRED.BATCH_QUARANTINED.EDIT_CONFLICT.INSUFFICIENT_BATCH.INVALID_TRANSITION.RESERVATION_INCOMPLETE.RUN_COMPLETED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "BATCH_EXPIRED" | "BATCH_QUARANTINED" | "EDIT_CONFLICT" | "INSUFFICIENT_BATCH" | "INVALID_TRANSITION" | "RESERVATION_INCOMPLETE" | "RUN_COMPLETED";
                };
            };
        };
        /** @description `RUN_COMPLETED`: The run is completed. It can be neither changed nor deleted. */
        RUN_COMPLETED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "RUN_COMPLETED";
                };
            };
        };
        /**
         * @description - `BATCH_EXPIRED`: The best-before day of the batch is over; an admin can allow its use.
         *     - `BATCH_QUARANTINED`: The batch is frozen; `details.reason` says why.
         *     - `INSUFFICIENT_BATCH`: The batch has less than was asked for; `details` has the figures.
         *     - `INVALID_TRANSITION`: The present state does not allow this step; `details` names the state.
         */
        "BATCH_EXPIRED.BATCH_QUARANTINED.INSUFFICIENT_BATCH.INVALID_TRANSITION": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "BATCH_EXPIRED" | "BATCH_QUARANTINED" | "INSUFFICIENT_BATCH" | "INVALID_TRANSITION";
                };
            };
        };
        /** @description `PIN_NOT_SERVICEABLE`: The courier does not deliver to the PIN. */
        PIN_NOT_SERVICEABLE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "PIN_NOT_SERVICEABLE";
                };
            };
        };
        /** @description `PICKUP_IN_PROGRESS`: Another request is asking for the van of that day. */
        PICKUP_IN_PROGRESS: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "PICKUP_IN_PROGRESS";
                };
            };
        };
        /** @description `COURIER_REFUSED`: The courier does not take the parcel; `details.reason` is the courier’s reason. */
        COURIER_REFUSED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "COURIER_REFUSED";
                };
            };
        };
        /** @description `COURIER_UNAVAILABLE`: The courier cannot be reached. Trying again is safe. */
        COURIER_UNAVAILABLE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "COURIER_UNAVAILABLE";
                };
            };
        };
        /**
         * @description - `CART_BUSY`: Other requests are changing the same cart. Trying again is safe.
         *     - `OUT_OF_STOCK`: Fewer jars are left than were asked for: `details.available` of product `details.Id`.
         */
        "CART_BUSY.OUT_OF_STOCK": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "CART_BUSY" | "OUT_OF_STOCK";
                };
            };
        };
        /** @description `CART_BUSY`: Other requests are changing the same cart. Trying again is safe. */
        CART_BUSY: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "CART_BUSY";
                };
            };
        };
        /**
         * @description - `ALREADY_ASSIGNED`: All jars of this item have their batch; `details.itemIdx` names the item.
         *     - `BATCH_EXPIRED`: The best-before day of the batch is over; an admin can allow its use.
         *     - `BATCH_MISMATCH`: The batch number and the id name two different batches.
         *     - `BATCH_QUARANTINED`: The batch is frozen; `details.reason` says why.
         *     - `INSUFFICIENT_BATCH`: The batch has less than was asked for; `details` has the figures.
         *     - `INVALID_TRANSITION`: The present state does not allow this step; `details` names the state.
         */
        "ALREADY_ASSIGNED.BATCH_EXPIRED.BATCH_MISMATCH.BATCH_QUARANTINED.INSUFFICIENT_BATCH.INVALID_TRANSITION": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "ALREADY_ASSIGNED" | "BATCH_EXPIRED" | "BATCH_MISMATCH" | "BATCH_QUARANTINED" | "INSUFFICIENT_BATCH" | "INVALID_TRANSITION";
                };
            };
        };
        /**
         * @description - `INVALID_TRANSITION`: The present state does not allow this step; `details` names the state.
         *     - `NOT_ASSIGNED`: The item has no batch; `details.itemIdx` names the item.
         *     - `NOT_RESERVED`: The batch does not hold this quantity for this order.
         */
        "INVALID_TRANSITION.NOT_ASSIGNED.NOT_RESERVED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "INVALID_TRANSITION" | "NOT_ASSIGNED" | "NOT_RESERVED";
                };
            };
        };
        /**
         * @description - `BATCHES_MISSING`: Too few jars are left for the order; `details.missing` names each item and how many.
         *     - `BATCHES_NEAR_THEIR_DAY`: There are enough jars only with batches near their best-before day; `details.nearTheirDay` names them.
         *     - `INVALID_TRANSITION`: The present state does not allow this step; `details` names the state.
         */
        "BATCHES_MISSING.BATCHES_NEAR_THEIR_DAY.INVALID_TRANSITION": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "BATCHES_MISSING" | "BATCHES_NEAR_THEIR_DAY" | "INVALID_TRANSITION";
                };
            };
        };
        /**
         * @description - `BATCH_EXPIRED`: The best-before day of the batch is over; an admin can allow its use.
         *     - `BATCH_QUARANTINED`: The batch is frozen; `details.reason` says why.
         *     - `INVALID_TRANSITION`: The present state does not allow this step; `details` names the state.
         *     - `JARS_COMPLETE`: All jars that the order needs from this batch are in the box already.
         *     - `WRONG_BATCH`: The order needs no jar of this batch; `details.batchNumbers` are the batches that it needs.
         */
        "BATCH_EXPIRED.BATCH_QUARANTINED.INVALID_TRANSITION.JARS_COMPLETE.WRONG_BATCH": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "BATCH_EXPIRED" | "BATCH_QUARANTINED" | "INVALID_TRANSITION" | "JARS_COMPLETE" | "WRONG_BATCH";
                };
            };
        };
        /** @description `INVALID_TRANSITION`: The present state does not allow this step; `details` names the state. */
        INVALID_TRANSITION: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "INVALID_TRANSITION";
                };
            };
        };
        /**
         * @description - `BAD_REQUEST`: The request cannot be read.
         *     - `CART_EMPTY`: There is nothing in the cart to order.
         *     - `VALIDATION_FAILED`: A value is missing or wrong; `details.fields` has a sentence for each field.
         */
        "BAD_REQUEST.CART_EMPTY.VALIDATION_FAILED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "BAD_REQUEST" | "CART_EMPTY" | "VALIDATION_FAILED";
                };
            };
        };
        /**
         * @description - `CART_CHANGED`: The cart is not the one that the customer saw, or changed while the order was placed. Nothing was ordered; `details.changes` lists quantities.
         *     - `HOLD_LIMIT`: The account’s unpaid orders already hold the most jars that are allowed; `details.orders` names these orders.
         *     - `NOT_SOLD`: A product is not on sale any more; `details` names it.
         *     - `ORDER_DELETED`: The order of this Idempotency-Key was deleted.
         *     - `OUT_OF_STOCK`: Fewer jars are left than were asked for: `details.available` of product `details.Id`.
         *     - `PRICE_CHANGED`: Prices differ from those that the customer saw; `details.changes` lists them.
         */
        "CART_CHANGED.HOLD_LIMIT.NOT_SOLD.ORDER_DELETED.OUT_OF_STOCK.PRICE_CHANGED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "CART_CHANGED" | "HOLD_LIMIT" | "NOT_SOLD" | "ORDER_DELETED" | "OUT_OF_STOCK" | "PRICE_CHANGED";
                };
            };
        };
        /**
         * @description - `FORBIDDEN`: The role of the caller does not allow it.
         *     - `PIN_WANTED`: Staff enter their PIN again (`POST /session/pin`) and then repeat the request; `details.reason` says why.
         *     - `ROLE_MISMATCH`: The request names another role than the one that is stored.
         */
        "FORBIDDEN.PIN_WANTED.ROLE_MISMATCH": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "FORBIDDEN" | "PIN_WANTED" | "ROLE_MISMATCH";
                };
            };
        };
        /**
         * @description - `BATCH_EXPIRED`: The best-before day of the batch is over; an admin can allow its use.
         *     - `BATCH_QUARANTINED`: The batch is frozen; `details.reason` says why.
         *     - `INVALID_TRANSITION`: The present state does not allow this step; `details` names the state.
         *     - `SHIPMENT_IN_PROGRESS`: The same shipment is being created by another request.
         */
        "BATCH_EXPIRED.BATCH_QUARANTINED.INVALID_TRANSITION.SHIPMENT_IN_PROGRESS": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "BATCH_EXPIRED" | "BATCH_QUARANTINED" | "INVALID_TRANSITION" | "SHIPMENT_IN_PROGRESS";
                };
            };
        };
        /**
         * @description - `FORBIDDEN`: The role of the caller does not allow it.
         *     - `NO_USES`: No run and no order names the batch.
         *     - `ROLE_MISMATCH`: The request names another role than the one that is stored.
         */
        "FORBIDDEN.NO_USES.ROLE_MISMATCH": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "FORBIDDEN" | "NO_USES" | "ROLE_MISMATCH";
                };
            };
        };
        /**
         * @description - `PAYMENT_PROVIDER_REFUSED`: The payment provider did not accept the request; nothing happened there.
         *     - `PAYMENT_PROVIDER_UNAVAILABLE`: The payment provider cannot be reached. Trying again is safe.
         */
        "PAYMENT_PROVIDER_REFUSED.PAYMENT_PROVIDER_UNAVAILABLE": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "PAYMENT_PROVIDER_REFUSED" | "PAYMENT_PROVIDER_UNAVAILABLE";
                };
            };
        };
        /** @description `BAD_SIGNATURE`: The payment provider did not sign the event, or signed it too long ago. */
        BAD_SIGNATURE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "BAD_SIGNATURE";
                };
            };
        };
        /** @description `PAYMENT_PROVIDER_UNAVAILABLE`: The payment provider cannot be reached. Trying again is safe. */
        PAYMENT_PROVIDER_UNAVAILABLE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "PAYMENT_PROVIDER_UNAVAILABLE";
                };
            };
        };
        /**
         * @description - `ACTION_NOT_ALLOWED`: The payment is not in a state for this; `details.actions` lists what can be done.
         *     - `REFUND_EXCEEDS_PAYMENT`: The refund is more than what is left of the payment.
         */
        "ACTION_NOT_ALLOWED.REFUND_EXCEEDS_PAYMENT": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "ACTION_NOT_ALLOWED" | "REFUND_EXCEEDS_PAYMENT";
                };
            };
        };
        /**
         * @description - `ACTION_NOT_ALLOWED`: The payment is not in a state for this; `details.actions` lists what can be done.
         *     - `ORDER_TAKES_NO_PAYMENT`: No payment can be accepted for the order; the sentence says why.
         */
        "ACTION_NOT_ALLOWED.ORDER_TAKES_NO_PAYMENT": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "ACTION_NOT_ALLOWED" | "ORDER_TAKES_NO_PAYMENT";
                };
            };
        };
        /** @description `ACTION_NOT_ALLOWED`: The payment is not in a state for this; `details.actions` lists what can be done. */
        ACTION_NOT_ALLOWED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "ACTION_NOT_ALLOWED";
                };
            };
        };
        /**
         * @description - `REFUND_EXCEEDS_PAYMENT`: The refund is more than what is left of the payment.
         *     - `REFUND_NOT_DUE`: The order does not wait for a refund.
         *     - `REFUND_UNDER_WAY`: The payment provider is already giving this money back.
         */
        "REFUND_EXCEEDS_PAYMENT.REFUND_NOT_DUE.REFUND_UNDER_WAY": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "REFUND_EXCEEDS_PAYMENT" | "REFUND_NOT_DUE" | "REFUND_UNDER_WAY";
                };
            };
        };
        /**
         * @description - `NOTHING_TO_REFUND`: The refund is below the smallest amount that the payment provider sends.
         *     - `NO_PROVIDER_PAYMENT`: The payment provider knows no payment of the order.
         *     - `REFUND_EXCEEDS_PAYMENT`: The refund is more than what is left of the payment.
         *     - `REFUND_NOT_DUE`: The order does not wait for a refund.
         */
        "NOTHING_TO_REFUND.NO_PROVIDER_PAYMENT.REFUND_EXCEEDS_PAYMENT.REFUND_NOT_DUE": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "NOTHING_TO_REFUND" | "NO_PROVIDER_PAYMENT" | "REFUND_EXCEEDS_PAYMENT" | "REFUND_NOT_DUE";
                };
            };
        };
        /**
         * @description - `NOTHING_TO_REFUND`: The refund is below the smallest amount that the payment provider sends.
         *     - `NO_PROVIDER_PAYMENT`: The payment provider knows no payment of the order.
         *     - `REFUND_EXCEEDS_PAYMENT`: The refund is more than what is left of the payment.
         *     - `REFUND_NOT_DUE`: The order does not wait for a refund.
         *     - `REFUND_UNDER_WAY`: The payment provider is already giving this money back.
         */
        "NOTHING_TO_REFUND.NO_PROVIDER_PAYMENT.REFUND_EXCEEDS_PAYMENT.REFUND_NOT_DUE.REFUND_UNDER_WAY": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "NOTHING_TO_REFUND" | "NO_PROVIDER_PAYMENT" | "REFUND_EXCEEDS_PAYMENT" | "REFUND_NOT_DUE" | "REFUND_UNDER_WAY";
                };
            };
        };
        /**
         * @description - `BAD_REQUEST`: The request cannot be read.
         *     - `UPLOAD_BROKEN`: The upload ended before the whole file had arrived.
         *     - `VALIDATION_FAILED`: A value is missing or wrong; `details.fields` has a sentence for each field.
         */
        "BAD_REQUEST.UPLOAD_BROKEN.VALIDATION_FAILED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "BAD_REQUEST" | "UPLOAD_BROKEN" | "VALIDATION_FAILED";
                };
            };
        };
        /**
         * @description - `BAD_REQUEST`: The request cannot be read.
         *     - `IMPORT_FAULTS`: Some lines of the file are wrong, so nothing was imported; `details.faults` lists them.
         *     - `UPLOAD_BROKEN`: The upload ended before the whole file had arrived.
         *     - `VALIDATION_FAILED`: A value is missing or wrong; `details.fields` has a sentence for each field.
         */
        "BAD_REQUEST.IMPORT_FAULTS.UPLOAD_BROKEN.VALIDATION_FAILED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "BAD_REQUEST" | "IMPORT_FAULTS" | "UPLOAD_BROKEN" | "VALIDATION_FAILED";
                };
            };
        };
        /** @description `PAYOUT_SETTLED`: The line or settlement matches, or somebody settled it already. */
        PAYOUT_SETTLED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "PAYOUT_SETTLED";
                };
            };
        };
        /** @description `RECALL_CLOSED`: The recall is closed and cannot be changed any more. */
        RECALL_CLOSED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "RECALL_CLOSED";
                };
            };
        };
        /**
         * @description - `EDIT_CONFLICT`: Somebody else saved first; `details.current` is what is stored now.
         *     - `RECALL_CLOSED`: The recall is closed and cannot be changed any more.
         */
        "EDIT_CONFLICT.RECALL_CLOSED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "EDIT_CONFLICT" | "RECALL_CLOSED";
                };
            };
        };
        /**
         * @description - `INVALID_TRANSITION`: The present state does not allow this step; `details` names the state.
         *     - `JARS_NOT_SENT`: The recalled jars have not left the shop. Hold the parcel back instead.
         *     - `JARS_REFUNDED`: The money for the recalled jars went back already, or is on its way.
         *     - `OUT_OF_STOCK`: Fewer jars are left than were asked for: `details.available` of product `details.Id`.
         *     - `RECALL_CLOSED`: The recall is closed and cannot be changed any more.
         *     - `RECALL_DECIDED`: A refund or a replacement was already decided for these jars; `details` says which.
         *     - `RECALL_NOT_FROZEN`: Recalled batches could still be packed. Freeze them first; `details.batchNumbers` lists them.
         *     - `REPLACED_ALREADY`: More jars of the item were asked for than can still be replaced.
         */
        "INVALID_TRANSITION.JARS_NOT_SENT.JARS_REFUNDED.OUT_OF_STOCK.RECALL_CLOSED.RECALL_DECIDED.RECALL_NOT_FROZEN.REPLACED_ALREADY": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "INVALID_TRANSITION" | "JARS_NOT_SENT" | "JARS_REFUNDED" | "OUT_OF_STOCK" | "RECALL_CLOSED" | "RECALL_DECIDED" | "RECALL_NOT_FROZEN" | "REPLACED_ALREADY";
                };
            };
        };
        /** @description `NOT_PAID`: The order has no invoice until it is paid. */
        NOT_PAID: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "NOT_PAID";
                };
            };
        };
        /** @description `NO_CREDIT_NOTE`: No money of the order was credited. */
        NO_CREDIT_NOTE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "NO_CREDIT_NOTE";
                };
            };
        };
        /**
         * @description - `REVIEW_FINAL`: An approved review cannot be edited.
         *     - `REVIEW_NOT_DUE`: The order is not at the point where its products can be reviewed.
         */
        "REVIEW_FINAL.REVIEW_NOT_DUE": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "REVIEW_FINAL" | "REVIEW_NOT_DUE";
                };
            };
        };
        /** @description `REVIEW_CHANGED`: The author has edited the review since it was read. */
        REVIEW_CHANGED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "REVIEW_CHANGED";
                };
            };
        };
        /**
         * @description - `ISSUE_EXISTS`: The order has an issue already.
         *     - `ISSUE_WINDOW_CLOSED`: The order is too old for a new issue; `details.days` is the limit.
         */
        "ISSUE_EXISTS.ISSUE_WINDOW_CLOSED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "ISSUE_EXISTS" | "ISSUE_WINDOW_CLOSED";
                };
            };
        };
        /**
         * @description - `CSRF`: A page of another site sent the request.
         *     - `FORBIDDEN`: The role of the caller does not allow it.
         *     - `ISSUE_STATUS_OF_STAFF`: Only staff can set this status; customers can only re-open an issue.
         *     - `ROLE_MISMATCH`: The request names another role than the one that is stored.
         */
        "CSRF.FORBIDDEN.ISSUE_STATUS_OF_STAFF.ROLE_MISMATCH": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "CSRF" | "FORBIDDEN" | "ISSUE_STATUS_OF_STAFF" | "ROLE_MISMATCH";
                };
            };
        };
        /** @description `ISSUE_FULL`: The conversation has as many messages as it can hold. */
        ISSUE_FULL: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "ISSUE_FULL";
                };
            };
        };
        /** @description `SUBSCRIPTIONS_OFF`: The shop does not take subscriptions to emails; an admin can switch them on. */
        SUBSCRIPTIONS_OFF: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "SUBSCRIPTIONS_OFF";
                };
            };
        };
        /** @description `OUTLET_EXISTS`: Another outlet has the mobile number. */
        OUTLET_EXISTS: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "OUTLET_EXISTS";
                };
            };
        };
        /**
         * @description - `EDIT_CONFLICT`: Somebody else saved first; `details.current` is what is stored now.
         *     - `OUTLET_EXISTS`: Another outlet has the mobile number.
         */
        "EDIT_CONFLICT.OUTLET_EXISTS": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "EDIT_CONFLICT" | "OUTLET_EXISTS";
                };
            };
        };
        /** @description `OUTLET_IN_USE`: Stock belongs to the outlet; `details.uses` counts what refers to it. */
        OUTLET_IN_USE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "OUTLET_IN_USE";
                };
            };
        };
        /**
         * @description - `BATCH_EXPIRED`: The best-before day of the batch is over; an admin can allow its use.
         *     - `BATCH_QUARANTINED`: The batch is frozen; `details.reason` says why.
         *     - `INVALID_TRANSITION`: The present state does not allow this step; `details` names the state.
         */
        "BATCH_EXPIRED.BATCH_QUARANTINED.INVALID_TRANSITION": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "BATCH_EXPIRED" | "BATCH_QUARANTINED" | "INVALID_TRANSITION";
                };
            };
        };
        /**
         * @description - `INVALID_TRANSITION`: The present state does not allow this step; `details` names the state.
         *     - `OUT_OF_STOCK`: Fewer jars are left than were asked for: `details.available` of product `details.Id`.
         *     - `REPLACED_ALREADY`: More jars of the item were asked for than can still be replaced.
         */
        "INVALID_TRANSITION.OUT_OF_STOCK.REPLACED_ALREADY": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "INVALID_TRANSITION" | "OUT_OF_STOCK" | "REPLACED_ALREADY";
                };
            };
        };
        /**
         * @description - `ALREADY_PAID`: The order is paid.
         *     - `AMOUNT_MISMATCH`: The client shows another amount than the order’s; `details` has both.
         *     - `DRAWER_CLOSED`: The cash drawer is not open. Open it before cash is taken or given.
         *     - `ORDER_TAKES_NO_PAYMENT`: No payment can be accepted for the order; the sentence says why.
         *     - `PAYMENT_UNDER_REVIEW`: The shop is looking at a payment of the order.
         *     - `REFERENCE_USED`: The reference belongs to another payment; `details.orderId` is its order.
         */
        "ALREADY_PAID.AMOUNT_MISMATCH.DRAWER_CLOSED.ORDER_TAKES_NO_PAYMENT.PAYMENT_UNDER_REVIEW.REFERENCE_USED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "ALREADY_PAID" | "AMOUNT_MISMATCH" | "DRAWER_CLOSED" | "ORDER_TAKES_NO_PAYMENT" | "PAYMENT_UNDER_REVIEW" | "REFERENCE_USED";
                };
            };
        };
        /**
         * @description - `CASH_SHORT`: The drawer has less cash than this amount; `details` has both figures.
         *     - `DRAWER_CLOSED`: The cash drawer is not open. Open it before cash is taken or given.
         *     - `REFUND_NOT_DUE`: The order does not wait for a refund.
         *     - `REFUND_UNDER_WAY`: The payment provider is already giving this money back.
         */
        "CASH_SHORT.DRAWER_CLOSED.REFUND_NOT_DUE.REFUND_UNDER_WAY": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "CASH_SHORT" | "DRAWER_CLOSED" | "REFUND_NOT_DUE" | "REFUND_UNDER_WAY";
                };
            };
        };
        /** @description `DRAWER_OPEN`: The cash drawer is open already; `details.openedBy` opened it. */
        DRAWER_OPEN: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "DRAWER_OPEN";
                };
            };
        };
        /**
         * @description - `CASH_SHORT`: The drawer has less cash than this amount; `details` has both figures.
         *     - `DRAWER_CLOSED`: The cash drawer is not open. Open it before cash is taken or given.
         */
        "CASH_SHORT.DRAWER_CLOSED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "CASH_SHORT" | "DRAWER_CLOSED";
                };
            };
        };
        /** @description `DRAWER_CLOSED`: The cash drawer is not open. Open it before cash is taken or given. */
        DRAWER_CLOSED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "DRAWER_CLOSED";
                };
            };
        };
        /** @description `EDIT_CONFLICT`: Somebody else saved first; `details.current` is what is stored now. */
        EDIT_CONFLICT: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "EDIT_CONFLICT";
                };
            };
        };
        /**
         * @description - `BUSY`: Too many people are logging in at this moment.
         *     - `DISK_FULL`: Too little space is left on the disk with the data.
         *     - `GEOCODER_UNAVAILABLE`: No map service is configured, or it does not answer.
         *     - `UNAVAILABLE`: The database cannot be reached. Retry-After says when to try again.
         */
        "BUSY.DISK_FULL.GEOCODER_UNAVAILABLE.UNAVAILABLE": {
            headers: {
                /** @description Seconds until the next try */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "BUSY" | "DISK_FULL" | "GEOCODER_UNAVAILABLE" | "UNAVAILABLE";
                };
            };
        };
        /** @description `IMPORT_REPEATED`: The same file was imported within a day; `details.at` says when. */
        IMPORT_REPEATED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "IMPORT_REPEATED";
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    HealthController_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["DISK_FULL.UNAVAILABLE"];
        };
    };
    HealthController_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["DISK_FULL.STOPPING.UNAVAILABLE"];
        };
    };
    JobsAdminController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobAnswer"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    JobsAdminController_run: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["JOB_RUNNING"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    SignInController_send: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendOtpBody"];
            };
        };
        responses: {
            /** @description Sent, or "Log in with your pin" */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendOtpAnswer"];
                };
            };
            /** @description A code sent before is still good */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendOtpAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            403: components["responses"]["CSRF"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["PROOF_WANTED.TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            502: components["responses"]["OTP_NOT_SENT"];
            503: components["responses"]["DISK_FULL.UNAVAILABLE"];
        };
    };
    SignInController_verify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyOtpBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyOtpAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["INVALID_OTP"];
            403: components["responses"]["CSRF.ROLE_MISMATCH.SECOND_FACTOR_WANTED"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    SignInController_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    SignInController_logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            403: components["responses"]["CSRF"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    SessionsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSessionsAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    SessionsController_revokeAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    SessionsController_revoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            /** @description `NOT_FOUND`: No such session of mine. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "NOT_FOUND";
                    };
                };
            };
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    UsersController_own: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    UsersController_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            /** @description `NOT_FOUND`: The mobile number is not that of the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "NOT_FOUND";
                    };
                };
            };
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    UsersController_erase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteUserBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CUSTOMER_UNINFORMED.ORDER_UNDER_WAY.PAYMENT_UNDER_REVIEW.REFUND_DUE.STAFF_ACCOUNT"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    UsersController_data: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    EmployeesAdminController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id, name, mobileNumber, role, createdAt */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list), q ("ravi 0002"), mobileNumber ("A"), role ("ops"), disabled (false) */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description First and last row, and how many there are */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeAnswer"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    EmployeesAdminController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateEmployeeBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            409: components["responses"]["ACCOUNT_EXISTS"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    EmployeesAdminController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    EmployeesAdminController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEmployeeBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["EDIT_CONFLICT.LAST_ADMIN"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    EmployeesAdminController_removeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["OWN_SECOND_FACTOR.SECOND_FACTOR_OFF"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    PeopleAdminController_all: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonAnswer"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    OwnPinController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PinBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["INVALID_OTP.NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    OwnPinController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PinBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    OwnSecondFactorController_state: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSecondFactorAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    OwnSecondFactorController_begin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShownBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewAppAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["INVALID_OTP.NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH.SECOND_FACTOR_WANTED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["SECOND_FACTOR_ON"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    OwnSecondFactorController_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["INVALID_OTP.NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["SECOND_FACTOR_ON"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    OwnSecondFactorController_removeApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShownBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["INVALID_OTP.NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH.SECOND_FACTOR_WANTED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["SECOND_FACTOR_OFF"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    OwnSecondFactorController_renewCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShownBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["INVALID_OTP.NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH.SECOND_FACTOR_WANTED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["SECOND_FACTOR_OFF"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    OwnSecondFactorController_turnOff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShownBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["INVALID_OTP.NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH.SECOND_FACTOR_WANTED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["SECOND_FACTOR_OFF"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    OwnPasskeysController_begin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShownBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPasskeyAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["INVALID_OTP.NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH.SECOND_FACTOR_WANTED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["NO_PASSKEYS_HERE.PASSKEYS_FULL"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    OwnPasskeysController_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPasskeyBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["INVALID_OTP.NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["PASSKEYS_FULL.PASSKEY_KNOWN"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    OwnPasskeysController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShownBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["INVALID_OTP.NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH.SECOND_FACTOR_WANTED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["SECOND_FACTOR_OFF"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    OtpDaysAdminController_recent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpDayAnswer"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    UploadsController_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
                "image/avif": string;
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.PICTURE_SIZE.UPLOAD_BROKEN.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["NOT_A_PICTURE.UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.STORAGE_UNAVAILABLE.UNAVAILABLE.UPLOADS_BUSY"];
        };
    };
    PublicUploadsController_copy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                    "image/avif": string;
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            404: components["responses"]["NOT_FOUND"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["DISK_FULL.STORAGE_UNAVAILABLE.UNAVAILABLE"];
        };
    };
    LowStockController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LowProductAnswer"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ProductsController_list: {
        parameters: {
            query?: {
                materialType?: ("FG" | "RM" | "SG")[];
                /** @description Adds reviewCount and avgRating */
                withReview?: boolean;
                /** @description Adds ingredients (the spelling is the contract) */
                withIngrediants?: boolean;
                page?: number;
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductListAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ProductWritesController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProductBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSavedAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            409: components["responses"]["PRODUCT_EXISTS.VARIANT_EXISTS"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ProductWritesController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeProductBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSavedAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            /**
             * @description - `EDIT_CONFLICT`: The `version` that was sent is not the latest; `details.current` is what is stored now.
             *     - `PRODUCT_EXISTS`: Another material of the type has the name; `details.Id` names it.
             *     - `UNIT_IN_USE`: The price unit cannot change: `details.uses` counts what is in the old unit.
             *     - `VARIANT_EXISTS`: Another product is this variant; `details.Id` names it.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "EDIT_CONFLICT" | "PRODUCT_EXISTS" | "UNIT_IN_USE" | "VARIANT_EXISTS";
                    };
                };
            };
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ProductWritesController_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDeletedAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["PRODUCT_IN_USE"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminProductsController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id, Id, name, price, availableStock */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list), materialType ("FG"), variantType ("CHICKEN"), variantOil ("CP_PO"), variantSpicy ("MEDIUM"), variantWeight ("1kg"), activeFlag (true), unlimitedStock (true), low (true), Id ("A"), name ("A"), q ("FG-00") */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description First and last row, and how many there are */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProduct"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminProductsController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProductBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProduct"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            409: components["responses"]["PRODUCT_EXISTS.VARIANT_EXISTS"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminProductsController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProduct"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminProductsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeProductBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProduct"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["EDIT_CONFLICT.PRODUCT_EXISTS.UNIT_IN_USE.VARIANT_EXISTS"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminProductsController_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product before it was deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProduct"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["PRODUCT_IN_USE"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    SuppliersController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id, name */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list), q ("spices guntur"), product ("6740c1f2a4b5c6d7e8f90123"), activeFlag (true) */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description First and last row, and how many there are */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierAnswer"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    SuppliersController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSupplierBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            409: components["responses"]["SUPPLIER_EXISTS"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    SuppliersController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    SuppliersController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSupplierBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["EDIT_CONFLICT.SUPPLIER_EXISTS"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    SuppliersController_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The supplier before it was deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["SUPPLIER_IN_USE"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    BillsController_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.STORAGE_UNAVAILABLE.UNAVAILABLE"];
        };
    };
    BillsController_keep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
                "image/avif": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockEntryAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.PICTURE_SIZE.UPLOAD_BROKEN.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["NOT_A_PICTURE.UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.STORAGE_UNAVAILABLE.UNAVAILABLE.UPLOADS_BUSY"];
        };
    };
    BillsController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockEntryAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    PurchasesController_priceHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceHistoryAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    PurchasesController_sold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SoldAnswer"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    StockHistoryController_page: {
        parameters: {
            query?: {
                /** @description `id` of the oldest row that was read */
                before?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    BatchesController_forProduct: {
        parameters: {
            query: {
                /** @description `Id` or `_id` of the product */
                product: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductStockAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    BatchesController_all: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchesAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    BatchesController_refresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    StockController_entries: {
        parameters: {
            query?: {
                /** @description Came on this day in India */
                date?: string;
                /** @description true: with something left; false: with nothing */
                stockPresent?: boolean;
                /** @description One, or several with commas */
                materialType?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockEntriesAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    StockController_receive: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 characters, new for each receipt */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiveStockBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["UNUSUAL_FIGURES"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    StockController_confirmEmpty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmEmptyBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    StockController_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["BATCH_EMPTIED.BATCH_EXPIRED.BATCH_QUARANTINED.OUT_OF_STOCK.STOCK_IN_USE"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminStockController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id, receivedOn, bestBefore, batchNumber, remainingQuantity */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list), product ("6740c1f2a4b5c6d7e8f90123"), outlet ("6740c1f2a4b5c6d7e8f90123"), supplier ("6740c1f2a4b5c6d7e8f90123"), materialType ("FG"), batchNumber ("A"), q ("A"), noStockConfirmed (true), from ("2026-11-21"), to ("2026-11-21"), bestBeforeFrom ("2026-11-21"), bestBeforeTo ("2026-11-21"), expired (true), state ("quarantined"), stockPresent (true) */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description First and last row, and how many there are */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockEntryAnswer"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminStockController_nextNumber: {
        parameters: {
            query: {
                materialType: "FG" | "RM" | "SG";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextNumberAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminStockController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockEntryAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminStockController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditStockBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockEntryAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["EDIT_CONFLICT.PRICE_USED_IN_RUNS.TOO_MANY_RUNS"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminStockController_open: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenStockBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockEntryAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    UpkeepController_correct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectStockBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockEntryAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["BATCH_EMPTIED.INSUFFICIENT_BATCH"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    UpkeepController_freeze: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockEntryAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["BATCH_QUARANTINED"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    UpkeepController_free: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptionalReasonBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockEntryAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["NOT_QUARANTINED"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    UpkeepController_allow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockEntryAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["NOT_EXPIRED"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    UpkeepController_disallow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockEntryAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["NOT_EXPIRED"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    UpkeepController_transfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferStockBody"];
            };
        };
        responses: {
            /** @description The batch at the other outlet */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockEntryAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["BATCH_EXPIRED.BATCH_QUARANTINED.INSUFFICIENT_BATCH"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CountsController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id, startedAt */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list), status ("open"), outlet ("6740c1f2a4b5c6d7e8f90123"), product ("6740c1f2a4b5c6d7e8f90123") */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description First and last row, and how many there are */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountAnswer"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CountsController_open: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenCountBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountDetail"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CountsController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountDetail"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CountsController_shelf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShelfAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CountsController_put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountLinesBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakenLinesAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["COUNT_CLOSED"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CountsController_book: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookCountBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountDetail"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["COUNT_CLOSED.COUNT_EMPTY.COUNT_LINES_REFUSED.UNUSUAL_FIGURES"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CountsController_drop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountDetail"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["COUNT_CLOSED"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    LabelsController_print: {
        parameters: {
            query?: {
                count?: number;
                /** @description First free label on a sheet that was partly used, counted along the rows; from the settings if absent */
                startCell?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A4 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    LabelSheetController_sheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelSheetAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    JarsController_jar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batchNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JarAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            /** @description `NOT_FOUND`: No such batch, or not a batch of jars. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["DISK_FULL.UNAVAILABLE"];
        };
    };
    BomsController_list: {
        parameters: {
            query?: {
                /** @description `Id` or `_id`; all products if it is left out */
                parentProduct?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BomsAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            /** @description `NOT_FOUND`: No such product. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    BomsController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 characters, new for each bill of materials */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBomBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BomSavedAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            409: components["responses"]["BOM_CIRCULAR"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    BomsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeBomBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BomSavedAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            /**
             * @description - `BOM_CIRCULAR`: A product would become its own component; `details.products` names the products of the circle.
             *     - `EDIT_CONFLICT`: The `version` that was sent is not the latest; `details.current` is what is stored now.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "BOM_CIRCULAR" | "EDIT_CONFLICT";
                    };
                };
            };
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminBomsController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id, createdAt */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list), parentProduct ("6740c1f2a4b5c6d7e8f90123"), component ("6740c1f2a4b5c6d7e8f90123") */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description First and last row, and how many there are */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BomAnswer"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminBomsController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 characters, new for each bill of materials */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBomBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BomAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            409: components["responses"]["BOM_CIRCULAR"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminBomsController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BomAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminBomsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeBomBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BomAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["BOM_CIRCULAR.EDIT_CONFLICT"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminBomsController_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The BOM before it was deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BomAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["BOM_IN_USE"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminBomsController_versions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BomVersionsAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    RunsController_receive: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 characters, new for each receipt */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiveRunBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunReceivedAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["BATCH_EXPIRED.BATCH_QUARANTINED.INSUFFICIENT_BATCH.INVALID_TRANSITION.UNUSUAL_FIGURES"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    RunsController_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateQuantitiesBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ReservationsController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 characters, new for each reservation */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRunBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunCreatedAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            409: components["responses"]["BATCH_EXPIRED.BATCH_QUARANTINED.INSUFFICIENT_BATCH.INVALID_TRANSITION.RESERVATION_INCOMPLETE"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ReservationsController_report: {
        parameters: {
            query?: {
                status?: "Pending" | "Partially Reserved" | "Reserved" | "Production Completed" | "All";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunReportAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ReservationsController_one: {
        parameters: {
            query?: {
                status?: "Pending" | "Partially Reserved" | "Reserved" | "Production Completed" | "All";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ReservationsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeRunBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunChangedAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["BATCH_EXPIRED.BATCH_QUARANTINED.EDIT_CONFLICT.INSUFFICIENT_BATCH.INVALID_TRANSITION.RESERVATION_INCOMPLETE.RUN_COMPLETED"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ReservationsController_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["RUN_COMPLETED"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    RunPlanningController_nextNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextRunNumberAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    RunPlanningController_fill: {
        parameters: {
            query: {
                /** @description `_id` of the BOM */
                bomId: string;
                /** @description In the unit of what the BOM makes */
                quantity: number;
                /** @description The reservation that is edited: what it has of a batch counts as free */
                reservation?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FillAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ReceiptPreviewController_preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunReceiptBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptPreviewAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["BATCH_EXPIRED.BATCH_QUARANTINED.INSUFFICIENT_BATCH.INVALID_TRANSITION"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminReservationsController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id, reservedAt, reservationId, status */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list), status ("Pending"), reservationId ("A"), bomId ("6740c1f2a4b5c6d7e8f90123"), product ("6740c1f2a4b5c6d7e8f90123"), stockId ("6740c1f2a4b5c6d7e8f90123") */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description First and last row, and how many there are */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationAnswer"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminReservationsController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ChargesController_charges: {
        parameters: {
            query: {
                /** @description Destination PIN */
                d_pin: string;
                /** @description Weight in grams, with jars */
                cgm: number;
                md?: string;
                o_pin?: string;
                ss?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChargeAnswer"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            422: components["responses"]["PIN_NOT_SERVICEABLE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["DISK_FULL.UNAVAILABLE"];
        };
    };
    PickupsController_latest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PickupsAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    PickupsController_ask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PickupBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskedPickupAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            409: components["responses"]["PICKUP_IN_PROGRESS"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["COURIER_REFUSED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            502: components["responses"]["COURIER_UNAVAILABLE"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CartController_items: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            /** @description The cart is empty */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CartController_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartItemBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            /** @description `NOT_FOUND`: No such product on sale. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["CART_BUSY.OUT_OF_STOCK"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CartController_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartItemBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            /** @description `NOT_FOUND`: No such product on sale. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["CART_BUSY.OUT_OF_STOCK"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CartController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartRemovalBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            /** @description `NOT_FOUND`: No such product. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["CART_BUSY"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CartController_updateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartAddressBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            409: components["responses"]["CART_BUSY"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            /** @description `PIN_NOT_SERVICEABLE`: The courier does not deliver to the PIN; nothing is stored. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "PIN_NOT_SERVICEABLE";
                    };
                };
            };
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    FulfilmentController_list: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                fromDate?: string;
                toDate?: string;
                deliveryStatus?: "All" | "Pending" | "Packed" | "Shipped" | "Delivered" | "Cancelled";
                /** @description Those archived instead */
                archived?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrdersAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    FulfilmentController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    FulfilmentController_assign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            /** @description `NOT_FOUND`: No such order, or no such batch of the product. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["ALREADY_ASSIGNED.BATCH_EXPIRED.BATCH_MISMATCH.BATCH_QUARANTINED.INSUFFICIENT_BATCH.INVALID_TRANSITION"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    FulfilmentController_unassign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnassignBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["INVALID_TRANSITION.NOT_ASSIGNED.NOT_RESERVED"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    FulfilmentController_delivered: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            /** @description `INVALID_TRANSITION`: Only what is Shipped can be delivered. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "INVALID_TRANSITION";
                    };
                };
            };
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    FulfilmentController_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    PackingBenchController_assign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignByFefoBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["BATCHES_MISSING.BATCHES_NEAR_THEIR_DAY.INVALID_TRANSITION"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    PackingBenchController_putIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackJarsBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["BATCH_EXPIRED.BATCH_QUARANTINED.INVALID_TRANSITION.JARS_COMPLETE.WRONG_BATCH"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    PackingBenchController_takeOut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["INVALID_TRANSITION"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    OrdersController_list: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrdersAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CheckoutController_place: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 characters, new for each order */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceOrderBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.CART_EMPTY.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            409: components["responses"]["CART_CHANGED.HOLD_LIMIT.NOT_SOLD.ORDER_DELETED.OUT_OF_STOCK.PRICE_CHANGED"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["PIN_NOT_SERVICEABLE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    OrdersController_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            /** @description `NOT_FOUND`: No such order of the caller's. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["INVALID_TRANSITION"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    OrdersController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            /** @description `NOT_FOUND`: No such order of the caller's. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "NOT_FOUND";
                    };
                };
            };
            /** @description `INVALID_TRANSITION`: A paid order is never deleted. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "INVALID_TRANSITION";
                    };
                };
            };
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminOrdersController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id, orderDate */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list), q ("lakshmi 3210"), work ("to-pack"), deleted (false), deliveryStatus ("Pending"), paymentStatus ("Pending"), channel ("phone"), from ("2026-11-01"), to ("2026-11-30") */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description First and last row, and how many there are */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRow"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminOrdersController_file: {
        parameters: {
            query?: {
                /** @description JSON, as of the list */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminOrdersController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRow"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ShipmentController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateShipmentBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["BATCH_EXPIRED.BATCH_QUARANTINED.INVALID_TRANSITION.SHIPMENT_IN_PROGRESS"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["COURIER_REFUSED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            502: components["responses"]["COURIER_UNAVAILABLE"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ShippingDeskController_plan: {
        parameters: {
            query?: {
                /** @description Grams of each parcel */
                weights?: string;
            };
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentPlanAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ShippingDeskController_book: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["BATCH_EXPIRED.BATCH_QUARANTINED.INVALID_TRANSITION.SHIPMENT_IN_PROGRESS"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["COURIER_REFUSED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            502: components["responses"]["COURIER_UNAVAILABLE"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ShippingDeskController_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            /**
             * @description - `INVALID_TRANSITION`: It is not booked, or the courier has picked it up.
             *     - `SHIPMENT_IN_PROGRESS`: The same shipment is being created by another request.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "INVALID_TRANSITION" | "SHIPMENT_IN_PROGRESS";
                    };
                };
            };
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["COURIER_REFUSED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            502: components["responses"]["COURIER_UNAVAILABLE"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ShippingDeskController_label: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
                waybill: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            /** @description `NOT_FOUND`: No such order, or no such parcel of it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "NOT_FOUND";
                    };
                };
            };
            422: components["responses"]["COURIER_REFUSED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            502: components["responses"]["COURIER_UNAVAILABLE"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ShippingDeskController_addressQuote: {
        parameters: {
            query: {
                /** @description Please enter a valid 6-digit pin code. */
                pin: string;
            };
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressQuoteAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            422: components["responses"]["PIN_NOT_SERVICEABLE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ShippingDeskController_correct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["INVALID_TRANSITION"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["PIN_NOT_SERVICEABLE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ScanController_scan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                secret: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            403: components["responses"]["CSRF"];
            /** @description `NOT_FOUND`: Wrong secret. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "NOT_FOUND";
                    };
                };
            };
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            502: components["responses"]["COURIER_UNAVAILABLE"];
            503: components["responses"]["DISK_FULL.UNAVAILABLE"];
        };
    };
    CancelOrderController_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelOrderBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["INVALID_TRANSITION"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CourierWorkController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id, since */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list), kind ("returned") */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description First and last row, and how many there are */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourierWorkRow"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CourierWorkController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourierWorkDetail"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CourierClaimsController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id, claimedAt, orderDate */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list) */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description First and last row, and how many there are */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourierWorkRow"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CareStepsController_inspect: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 characters, new for each inspection */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InspectBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourierWorkDetail"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            /**
             * @description - `COURIER_STEP`: The parcel is not in a state for it; the sentence says why.
             *     - `NOT_RESERVED`: The batch does not hold this quantity for this order.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "COURIER_STEP" | "NOT_RESERVED";
                    };
                };
            };
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CareStepsController_reship: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 characters, new for each decision */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParcelBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourierWorkDetail"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            /**
             * @description - `COURIER_STEP`: The parcel is not in a state for it; the sentence says why.
             *     - `OUT_OF_STOCK`: Fewer jars are left than were asked for: `details.available` of product `details.Id`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "COURIER_STEP" | "OUT_OF_STOCK";
                    };
                };
            };
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CareStepsController_refund: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 characters, new for each decision */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundParcelBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourierWorkDetail"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            /**
             * @description - `COURIER_STEP`: The parcel is not in a state for it; the sentence says why.
             *     - `INVALID_TRANSITION`: The present state does not allow this step; `details` names the state.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "COURIER_STEP" | "INVALID_TRANSITION";
                    };
                };
            };
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CareStepsController_madeGood: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 characters, new for each decision */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MadeGoodBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourierWorkDetail"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            /** @description `COURIER_STEP`: The parcel is not in a state for it; the sentence says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "COURIER_STEP";
                    };
                };
            };
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CareStepsController_wait: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 characters, new for each decision */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourierWorkDetail"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            /** @description `COURIER_STEP`: The parcel is not in a state for it; the sentence says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "COURIER_STEP";
                    };
                };
            };
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CareStepsController_giveUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 characters, new for each decision */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParcelBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourierWorkDetail"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            /** @description `COURIER_STEP`: The parcel is not in a state for it; the sentence says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "COURIER_STEP";
                    };
                };
            };
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CareStepsController_claim: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 characters, new for each claim */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourierWorkDetail"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            /** @description `COURIER_STEP`: The parcel is not in a state for it; the sentence says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "COURIER_STEP";
                    };
                };
            };
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CareStepsController_claimPaid: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 characters, new for each claim */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimPaidBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourierWorkDetail"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            /** @description `COURIER_STEP`: The parcel is not in a state for it; the sentence says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "COURIER_STEP";
                    };
                };
            };
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CareStepsController_claimRefused: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 characters, new for each claim */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimRefusedBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourierWorkDetail"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            /** @description `COURIER_STEP`: The parcel is not in a state for it; the sentence says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "COURIER_STEP";
                    };
                };
            };
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    PackingController_pickList: {
        parameters: {
            query?: {
                /** @description Day in India; today when absent */
                day?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PickListAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    PackingController_slips: {
        parameters: {
            query: {
                /** @description orderIds, with commas */
                orders: string;
                /** @description A4, or 4 × 6 in */
                size?: "a4" | "4x6";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A4 or 4 × 6 in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    PackingController_labels: {
        parameters: {
            query: {
                /** @description orderIds, with commas */
                orders: string;
                /** @description A4, or 4 × 6 in */
                size?: "a4" | "4x6";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A4 or 4 × 6 in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    BatchUsesController_uses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchUsesAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.NO_USES.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    TraceController_trace: {
        parameters: {
            query?: {
                /** @description Batch number or `_id` */
                batch?: string;
                /** @description `orderId` or `_id` */
                order?: string;
                /** @description Of the order, from 0 */
                line?: number;
                /** @description `reservationId` or `_id` */
                reservation?: string;
                direction?: "back" | "forward" | "both";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraceAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    TraceController_file: {
        parameters: {
            query?: {
                /** @description Batch number or `_id` */
                batch?: string;
                /** @description `orderId` or `_id` */
                order?: string;
                /** @description Of the order, from 0 */
                line?: number;
                /** @description `reservationId` or `_id` */
                reservation?: string;
                direction?: "back" | "forward" | "both";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CheckoutController_retryPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetriedPayment"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            /** @description `NOT_FOUND`: No such order of the caller's. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "NOT_FOUND";
                    };
                };
            };
            /**
             * @description - `ALREADY_PAID`: The order is paid.
             *     - `HOLD_LIMIT`: Other unpaid orders of the account hold the most that is allowed.
             *     - `NOT_PAYABLE`: The order is paid, cancelled or under review, so it takes no payment.
             *     - `NO_PAYMENT_SESSION`: No payment session can be opened for this order.
             *     - `OUT_OF_STOCK`: Fewer jars are left than the order needs; the order is kept.
             *     - `PAYMENT_PENDING`: An earlier payment of the order is not decided yet.
             *     - `PAYMENT_UNDER_REVIEW`: The shop is looking at a payment of the order.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "ALREADY_PAID" | "HOLD_LIMIT" | "NOT_PAYABLE" | "NO_PAYMENT_SESSION" | "OUT_OF_STOCK" | "PAYMENT_PENDING" | "PAYMENT_UNDER_REVIEW";
                    };
                };
            };
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            /** @description `TOO_MANY_REQUESTS`: The payment of one order was started more than 6 times in a minute. */
            429: {
                headers: {
                    /** @description Seconds until the next try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "TOO_MANY_REQUESTS";
                    };
                };
            };
            500: components["responses"]["INTERNAL"];
            502: components["responses"]["PAYMENT_PROVIDER_REFUSED.PAYMENT_PROVIDER_UNAVAILABLE"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CashfreeController_getOrderToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderTokenBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderToken"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            /** @description `NOT_FOUND`: No such order of the caller's. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "NOT_FOUND";
                    };
                };
            };
            /**
             * @description - `ALREADY_PAID`: The order is paid.
             *     - `AMOUNT_MISMATCH`: The client shows another amount than the order’s; `details` has both.
             *     - `HOLD_LIMIT`: Other unpaid orders of the account hold the most that is allowed.
             *     - `NOT_PAYABLE`: The order is paid, cancelled or under review, so it takes no payment.
             *     - `NO_PAYMENT_SESSION`: No payment session can be opened for this order.
             *     - `OUT_OF_STOCK`: Fewer jars are left than the order needs; the order is kept.
             *     - `PAYMENT_PENDING`: An earlier payment of the order is not decided yet.
             *     - `PAYMENT_UNDER_REVIEW`: The shop is looking at a payment of the order.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "ALREADY_PAID" | "AMOUNT_MISMATCH" | "HOLD_LIMIT" | "NOT_PAYABLE" | "NO_PAYMENT_SESSION" | "OUT_OF_STOCK" | "PAYMENT_PENDING" | "PAYMENT_UNDER_REVIEW";
                    };
                };
            };
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            /** @description `TOO_MANY_REQUESTS`: The payment of one order was started more than 6 times in a minute. */
            429: {
                headers: {
                    /** @description Seconds until the next try */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "TOO_MANY_REQUESTS";
                    };
                };
            };
            500: components["responses"]["INTERNAL"];
            502: components["responses"]["PAYMENT_PROVIDER_REFUSED.PAYMENT_PROVIDER_UNAVAILABLE"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CashfreeController_reportPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportedPayment"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            /** @description `NOT_FOUND`: No such order of the caller's. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "NOT_FOUND";
                    };
                };
            };
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CashfreeController_receive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Received"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["BAD_SIGNATURE"];
            403: components["responses"]["CSRF"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            502: components["responses"]["PAYMENT_PROVIDER_UNAVAILABLE"];
            503: components["responses"]["DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminPaymentCasesController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id, createdAt, reason, state */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list), state ("open"), reason ("amount-mismatch"), orderId ("A") */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description First and last row, and how many there are */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentCaseAnswer"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminPaymentCasesController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentCaseDetail"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminPaymentCasesController_reread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentCaseDetail"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            502: components["responses"]["PAYMENT_PROVIDER_REFUSED.PAYMENT_PROVIDER_UNAVAILABLE"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminPaymentCasesController_refund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentCaseDetail"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["ACTION_NOT_ALLOWED.REFUND_EXCEEDS_PAYMENT"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminPaymentCasesController_accept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentCaseDetail"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["ACTION_NOT_ALLOWED.ORDER_TAKES_NO_PAYMENT"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminPaymentCasesController_resolve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResolveReviewBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentCaseDetail"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["ACTION_NOT_ALLOWED"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    RefundsController_cancelled: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundOrdersAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    RefundsController_completed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundCompletedBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundOrderAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["REFUND_EXCEEDS_PAYMENT.REFUND_NOT_DUE.REFUND_UNDER_WAY"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminRefundsController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id, orderDate */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list), paymentStatus ("Completed"), orderId ("P-7") */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description First and last row, and how many there are */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundOrderAnswer"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminRefundsController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundOrderAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminRefundsController_throughProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundOrderAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["NOTHING_TO_REFUND.NO_PROVIDER_PAYMENT.REFUND_EXCEEDS_PAYMENT.REFUND_NOT_DUE"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CreditsController_give: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 characters, new for each credit */
                "Idempotency-Key"?: string;
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiveCreditBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            /**
             * @description - `CASH_SHORT`: The drawer has less cash than this amount; `details` has both figures.
             *     - `DRAWER_CLOSED`: The cash drawer is not open. Open it before cash is taken or given.
             *     - `NOTHING_TO_REFUND`: The refund is below the smallest amount that the payment provider sends.
             *     - `NOT_CREDITABLE`: No money of the order can be refunded: it was never paid, or all of it was refunded.
             *     - `NO_PROVIDER_PAYMENT`: The payment provider knows no payment of the order.
             *     - `REFUND_EXCEEDS_PAYMENT`: The refund is more than what is left of the payment.
             *     - `REFUND_NOT_DUE`: It was not paid in cash, or went back in another way.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "CASH_SHORT" | "DRAWER_CLOSED" | "NOTHING_TO_REFUND" | "NOT_CREDITABLE" | "NO_PROVIDER_PAYMENT" | "REFUND_EXCEEDS_PAYMENT" | "REFUND_NOT_DUE";
                    };
                };
            };
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CreditsController_preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiveCreditBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditPreviewAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            /**
             * @description - `NOT_CREDITABLE`: No money of the order can be refunded: it was never paid, or all of it was refunded.
             *     - `REFUND_NOT_DUE`: It was not paid in cash.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "NOT_CREDITABLE" | "REFUND_NOT_DUE";
                    };
                };
            };
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CreditsController_again: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
                creditId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditWayBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["NOTHING_TO_REFUND.NO_PROVIDER_PAYMENT.REFUND_EXCEEDS_PAYMENT.REFUND_NOT_DUE.REFUND_UNDER_WAY"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    RefundWatchController_watched: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchedRefundsAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    RefundWatchController_csv: {
        parameters: {
            query?: {
                /** @description The present one if absent */
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    PayoutsController_open: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenPayoutsAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    PayoutsController_csv: {
        parameters: {
            query?: {
                /** @description The present one if absent */
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    PayoutsController_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportCheckAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.UPLOAD_BROKEN.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    PayoutsController_run: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutImportAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.IMPORT_FAULTS.UPLOAD_BROKEN.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    PayoutsController_settle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettleBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenPayoutsAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["PAYOUT_SETTLED"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    SettlementsController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id, at */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list), open (true), from ("2026-11-01"), to ("2026-11-30") */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description First and last row, and how many there are */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettlementAnswer"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    SettlementsController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                utr: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettlementAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    SettlementsController_settle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                utr: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettleBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettlementAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["PAYOUT_SETTLED"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    SettlementLinesController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id, settledAt */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list), utr ("AXISCN1169361047"), open (true), kind ("payment"), orderId ("A") */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description First and last row, and how many there are */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettlementLineAnswer"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    SettlementLinesController_settle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettleBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettlementLineAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["PAYOUT_SETTLED"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    RecallsController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id, startedAt */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list), status ("open"), drill (true), batchNumber ("FG-2") */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description First and last row, and how many there are */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecallAnswer"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    RecallsController_begin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeginRecallBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecallDetail"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    RecallsController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecallDetail"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    RecallsController_freeze: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecallDetail"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["RECALL_CLOSED"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    RecallsController_addBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecallBatchBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecallDetail"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["RECALL_CLOSED"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    RecallsController_rewrite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecallMessageBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecallDetail"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["EDIT_CONFLICT.RECALL_CLOSED"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    RecallsController_close: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecallDetail"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    RecallLinesController_report: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecallReportAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    RecallLinesController_mark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecallMarkBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecallDetail"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["RECALL_CLOSED"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    RecallLinesController_decide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecallDecisionBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecallDetail"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            /**
             * @description - `CASH_SHORT`: The drawer has less cash than this amount; `details` has both figures.
             *     - `DRAWER_CLOSED`: The cash drawer is not open. Open it before cash is taken or given.
             *     - `JARS_NOT_SENT`: The recalled jars have not left the shop. Hold the parcel back instead.
             *     - `JARS_REFUNDED`: The money for the recalled jars went back already, or is on its way.
             *     - `NOTHING_TO_REFUND`: The refund is below the smallest amount that the payment provider sends.
             *     - `NO_PROVIDER_PAYMENT`: The payment provider knows no payment of the order.
             *     - `RECALL_CLOSED`: The recall is closed and cannot be changed any more.
             *     - `RECALL_DECIDED`: A refund or a replacement was already decided for these jars; `details` says which.
             *     - `REFUND_EXCEEDS_PAYMENT`: The refund is more than what is left of the payment.
             *     - `REFUND_NOT_DUE`: It was not paid in cash.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "CASH_SHORT" | "DRAWER_CLOSED" | "JARS_NOT_SENT" | "JARS_REFUNDED" | "NOTHING_TO_REFUND" | "NO_PROVIDER_PAYMENT" | "RECALL_CLOSED" | "RECALL_DECIDED" | "REFUND_EXCEEDS_PAYMENT" | "REFUND_NOT_DUE";
                    };
                };
            };
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    RecallLinesController_replace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecallReplacementBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecallDetail"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["INVALID_TRANSITION.JARS_NOT_SENT.JARS_REFUNDED.OUT_OF_STOCK.RECALL_CLOSED.RECALL_DECIDED.RECALL_NOT_FROZEN.REPLACED_ALREADY"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    RecallLinesController_recover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoveredJarsBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecallDetail"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["RECALL_CLOSED"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    InvoicesController_invoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A4 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            /** @description `NOT_FOUND`: No such order, or somebody else's. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["NOT_PAID"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    InvoicesController_creditNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A4 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            /** @description `NOT_FOUND`: No such order, or somebody else's. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["NO_CREDIT_NOTE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    InvoicesController_partCreditNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
                creditId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A4 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            /** @description `NOT_FOUND`: No such order or credit, or somebody else's. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["NO_CREDIT_NOTE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ReviewsController_ofProduct: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
            };
            header?: never;
            path: {
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedReviewsAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            404: components["responses"]["NOT_FOUND"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["DISK_FULL.UNAVAILABLE"];
        };
    };
    ReviewsController_existing: {
        parameters: {
            query: {
                /** @description The product's Id or _id */
                productId: string;
                /** @description orderId or _id */
                orderId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnReviewAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            /** @description `NOT_FOUND`: No such order of the caller's, or no such product in it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ReviewsController_submit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmittedReviewAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            /** @description `NOT_FOUND`: No such order of the caller's, or no such product in it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["REVIEW_FINAL.REVIEW_NOT_DUE"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ReviewModerationController_pending: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingReviewsAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ReviewModerationController_moderate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReview"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["REVIEW_CHANGED"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminReviewsController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id, date */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list), approved (null), product ("6740c1f2a4b5c6d7e8f90123") */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description First and last row, and how many there are */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReview"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminReviewsController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReview"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    IssuesController_ofOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuesAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            /** @description `NOT_FOUND`: No such order, or not the caller's. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    IssuesController_latest: {
        parameters: {
            query?: {
                status?: "Open" | "Resolved";
                page?: number;
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuesAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    IssuesController_raise: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RaiseIssueBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            /** @description `NOT_FOUND`: No such order of the caller's. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["ISSUE_EXISTS.ISSUE_WINDOW_CLOSED"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    IssuesController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateIssueBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ISSUE_STATUS_OF_STAFF.ROLE_MISMATCH"];
            /** @description `NOT_FOUND`: No such issue, or not the caller's. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["ISSUE_FULL"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminIssuesController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id, updatedAt, createdAt, status */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list), status ("Open"), orderId ("P-7KQ4-M2XD"), mobileNumber ("9000000100") */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description First and last row, and how many there are */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueAnswer"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminIssuesController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    SubscriptionsController_subscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscribeBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionMessage"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            403: components["responses"]["CSRF"];
            409: components["responses"]["SUBSCRIPTIONS_OFF"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["DISK_FULL.UNAVAILABLE"];
        };
    };
    SubscriptionsController_unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsubscribeBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionMessage"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            403: components["responses"]["CSRF"];
            /** @description `NOT_FOUND`: Not a link of ours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "NOT_FOUND";
                    };
                };
            };
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminSubscribersController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id, consentAt, email */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list), q ("lakshmi"), active (true) */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description First and last row, and how many there are */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriberAnswer"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminSubscribersController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriberAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    OutletsController_all: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutletAnswer"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    OutletsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutOutletBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutletSavedAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["EDIT_CONFLICT.OUTLET_EXISTS"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    OutletsController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOutletBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutletSavedAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            409: components["responses"]["OUTLET_EXISTS"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    OutletsController_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteOutletBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutletDeletedAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["OUTLET_IN_USE"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminOutletsController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id, name, mobileNumberOutlet */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list), name ("A"), q ("kitchen nagar"), mobileNumberOutlet ("9000000009") */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description First and last row, and how many there are */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutletAnswer"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminOutletsController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOutletBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutletAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            409: components["responses"]["OUTLET_EXISTS"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminOutletsController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutletAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminOutletsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOutletBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutletAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["EDIT_CONFLICT.OUTLET_EXISTS"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminOutletsController_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outlet before it was deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutletAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["OUTLET_IN_USE"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    DeskController_customer: {
        parameters: {
            query: {
                number: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskCustomerAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    DeskController_take: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 characters, new for each order */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskOrderBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskOrderAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            /** @description `NOT_FOUND`: No such product. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "NOT_FOUND";
                    };
                };
            };
            /**
             * @description - `BATCHES_MISSING`: The order is to be handed over at once, but no batch has the jars.
             *     - `DRAWER_CLOSED`: The cash drawer is not open. Open it before cash is taken or given.
             *     - `NOT_SOLD`: A product is not on sale any more; `details` names it.
             *     - `OUT_OF_STOCK`: Fewer jars are left than were asked for: `details.available` of product `details.Id`.
             *     - `PRICE_CHANGED`: Prices differ from those that the customer saw; `details.changes` lists them.
             *     - `REFERENCE_USED`: The reference belongs to another payment; `details.orderId` is its order.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "BATCHES_MISSING" | "DRAWER_CLOSED" | "NOT_SOLD" | "OUT_OF_STOCK" | "PRICE_CHANGED" | "REFERENCE_USED";
                    };
                };
            };
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["PIN_NOT_SERVICEABLE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    DeskController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskOrderAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    DeskController_handOver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskOrderAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["BATCH_EXPIRED.BATCH_QUARANTINED.INVALID_TRANSITION"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    DeskController_replace: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 characters, new for each replacement */
                "Idempotency-Key"?: string;
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceBody"];
            };
        };
        responses: {
            /** @description The new order */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskOrderAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["INVALID_TRANSITION.OUT_OF_STOCK.REPLACED_ALREADY"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    DeskMoneyController_collect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskOrderAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["ALREADY_PAID.AMOUNT_MISMATCH.DRAWER_CLOSED.ORDER_TAKES_NO_PAYMENT.PAYMENT_UNDER_REVIEW.REFERENCE_USED"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    DeskMoneyController_refund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskOrderAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CASH_SHORT.DRAWER_CLOSED.REFUND_NOT_DUE.REFUND_UNDER_WAY"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    DrawersController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id, openedAt */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list), from ("2026-11-01"), to ("2026-11-30") */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description First and last row, and how many there are */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawerRow"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    DrawersController_open: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 characters, new for each opening */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenDrawerBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawerAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            409: components["responses"]["DRAWER_OPEN"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    DrawersController_current: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentDrawerAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    DrawersController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawerAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    DrawersController_move: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 characters, new for each movement */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashMoveBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawerAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            409: components["responses"]["CASH_SHORT.DRAWER_CLOSED"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    DrawersController_close: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseDrawerBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawerAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["DRAWER_CLOSED"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ExpensesController_between: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                page?: number;
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseAnswer"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ExpensesController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateExpenseBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminExpensesController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id, date, type, amount */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list), type ("Fuel"), from ("2026-11-01"), to ("2026-11-30") */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description First and last row, and how many there are */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseAnswer"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminExpensesController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateExpenseBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminExpensesController_summary: {
        parameters: {
            query?: {
                /** @description JSON, as in the list */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseSummary"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminExpensesController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminExpensesController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateExpenseBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["EDIT_CONFLICT"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AdminExpensesController_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The expense before it was deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    PinsController_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pin: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PinAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            /** @description `NOT_FOUND`: The directory does not know this PIN; it may still exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "NOT_FOUND";
                    };
                };
            };
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["DISK_FULL.UNAVAILABLE"];
        };
    };
    GeoController_search: {
        parameters: {
            query: {
                /** @description An address, a city or a PIN */
                q: string;
                /** @description The text is finished: ask for addresses, not for suggestions */
                finished?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacesAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    GeoController_reverse: {
        parameters: {
            query: {
                /** @description Degrees north */
                lat: number;
                /** @description Degrees east */
                lng: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            /** @description `NOT_FOUND`: No address is known there. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.GEOCODER_UNAVAILABLE.UNAVAILABLE"];
        };
    };
    ImportsController_template: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "products" | "outlets" | "stock";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ImportsController_check: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "products" | "outlets" | "stock";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReportAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.UPLOAD_BROKEN.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ImportsController_run: {
        parameters: {
            query?: {
                /** @description The same content once more, on purpose */
                again?: "true" | "false";
            };
            header?: never;
            path: {
                kind: "products" | "outlets" | "stock";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.IMPORT_FAULTS.UPLOAD_BROKEN.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            409: components["responses"]["IMPORT_REPEATED"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ReportsController_sales: {
        parameters: {
            query?: {
                /** @description First day in India; 29 days before `to` if absent */
                from?: string;
                /** @description Last day in India, today if absent */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    HsnController_summary: {
        parameters: {
            query?: {
                /** @description The present one if absent */
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HsnAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    HsnController_csv: {
        parameters: {
            query?: {
                /** @description The present one if absent */
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CostsController_batch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batchNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchCostAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CostsController_order: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCostAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CostsController_products: {
        parameters: {
            query?: {
                /** @description In India; this month if absent */
                month?: string;
                /** @description How many months, up to this one. A screen asks for one at a time and shows each when it arrives */
                months?: number;
                /** @description Only the months of this product; all products together if absent */
                product?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarginsAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CostsController_csv: {
        parameters: {
            query?: {
                /** @description In India; this month if absent */
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CostsController_whatIf: {
        parameters: {
            query: {
                /** @description `Id` or `_id` of a raw material */
                product: string;
                /** @description Rupees per unit; this or `percent` */
                price?: number;
                /** @description On today’s price; this or `price` */
                percent?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhatIfAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ResultController_result: {
        parameters: {
            query?: {
                /** @description In India; this month if absent */
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CookPlanController_plan: {
        parameters: {
            query?: {
                /** @description Days that a batch should last; from the settings if it is left out */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CookPlanAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CookPlanController_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WantedRunsBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    CookPlanController_reserve: {
        parameters: {
            query?: never;
            header?: {
                /** @description 8 to 128 characters, new for each choice */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WantedRunsBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlannedRunsAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            409: components["responses"]["BATCH_EXPIRED.BATCH_QUARANTINED.INSUFFICIENT_BATCH"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    DashboardController_summary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardSummary"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    MetricsController_all: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    ShopController_shop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["DISK_FULL.UNAVAILABLE"];
        };
    };
    GoLiveAdminController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoLiveAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    GoLiveAdminController_vouch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                item: "policies" | "backups";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnersWordBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoLiveAnswer"];
                };
            };
            /**
             * @description - `BAD_REQUEST`: No such item, or the request cannot be read.
             *     - `VALIDATION_FAILED`: A value is missing or wrong; `details.fields` has a sentence for each field.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "BAD_REQUEST" | "VALIDATION_FAILED";
                    };
                };
            };
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    SettingsAdminController_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditableSettingsAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    SettingsAdminController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditableSettingsAnswer"];
                };
            };
            /**
             * @description - `BAD_REQUEST`: The request cannot be read.
             *     - `VALIDATION_FAILED`: A value is missing or wrong; `details.fields` names each by its place.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"] & {
                        /** @enum {unknown} */
                        code: "BAD_REQUEST" | "VALIDATION_FAILED";
                    };
                };
            };
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            409: components["responses"]["EDIT_CONFLICT"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    SettingsVersionsAdminController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list), from ("2026-11-01"), to ("2026-11-30") */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description First and last row, and how many there are */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsVersionAnswer"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    SettingsVersionsAdminController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsVersionAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    SettingsVersionsAdminController_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST.VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["CSRF.FORBIDDEN.PIN_WANTED.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["EDIT_CONFLICT"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AuditAdminController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id, at */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list), from ("2026-11-01"), to ("2026-11-30"), actor ("A"), actorRole ("user"), action ("stock."), subject ("A"), q ("A") */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description First and last row, and how many there are */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryAnswer"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
    AuditAdminController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryAnswer"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["NO_SESSION"];
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.DISK_FULL.UNAVAILABLE"];
        };
    };
}
