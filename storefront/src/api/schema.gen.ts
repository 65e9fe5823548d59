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
        /** The process can serve: the database answers, the disk has room, and it is not about to end */
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
        /** Every scheduled job with its last run; a handful, so never paged */
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
        /** Run a job now and wait for it; a run that failed is told in `lastRun` */
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
        /** My sessions, last seen first */
        get: operations["SessionsController_list"];
        put?: never;
        post?: never;
        /** Log out everywhere, here included */
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
        /** Rename, disable or enable, re-PIN, change role */
        put: operations["EmployeesAdminController_change"];
        post?: never;
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
        /** The emptiest active products at or below their low-stock level; twelve at most */
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
        /** Change a product; its material type stays */
        put: operations["ProductWritesController_change"];
        post?: never;
        /** Delete a product; never one that stock, a BOM, a cart or an order refers to */
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
        /** Change a product; its material type stays */
        put: operations["AdminProductsController_change"];
        post?: never;
        /** Delete a product; never one that stock, a BOM, a cart or an order refers to */
        delete: operations["AdminProductsController_delete"];
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
        /** Batches of a product with something left, oldest first */
        get: operations["StockController_forProduct"];
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
        /** Recompute all stock counters */
        post: operations["StockController_refresh"];
        delete?: never;
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
    "/api/admin/stock/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One stock entry */
        get: operations["AdminStockController_one"];
        put?: never;
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
        post?: never;
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
        put?: never;
        post?: never;
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
    "/api/cart/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cart; 201 tells that it is empty */
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
        /** Set the given address fields; a PIN is quoted anew */
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
    "/api/orders/{orderId}/retry-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A session for a further try to pay; the stock is held again first */
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
        /** It was settled in another way, told by a note */
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
        /** The money was given back by hand; the same reference again changes nothing */
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
        /** Ask the payment provider to give the money back; refunded once it says so, whatever it takes */
        post: operations["AdminRefundsController_throughProvider"];
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
        /** Publish a review or send it back; said twice it changes nothing */
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
        /** Raise the issue of an own order; one for each, in the days after ordering */
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
        /** All outlets by name, in a bare list; their codes are never shown */
        get: operations["OutletsController_all"];
        /** Change an outlet: the one with _id, else the one with mobileNumberOutlet */
        put: operations["OutletsController_change"];
        /** Create an outlet */
        post: operations["OutletsController_create"];
        /** Delete the outlet with mobileNumberOutlet; never one that stock belongs to */
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
        /** Delete an outlet; never one that stock belongs to */
        delete: operations["AdminOutletsController_delete"];
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
        /** Expenses of a range of days in a bare list, the latest first */
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
        /** Subtotals per type and the total of all that a filter lets through */
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
    "/api/dashboard/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts of open work, and the age of the last backup */
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
        /** Figures of this process and of the shop; also for who bears METRICS_TOKEN */
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
        /** Say that the policies were read, or that backups are arranged; or take it back */
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
             * @description Begin of a last run that never ended: its process died
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
        VerifyOtpBody: {
            /** @example 9876543210 */
            mobileNumber: string;
            /**
             * @description Code of a customer, PIN of staff
             * @example 482910
             */
            otp: string;
            /**
             * @description A claim, compared with the account
             * @example user
             * @enum {string}
             */
            role?: "user" | "ops" | "admin";
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
             * @description The one that asks
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
             * @description Read-only: another number than mine is 404
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
             * @description Says that the person was asked
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
            /** @example 2026-11-21T06:30:00.000Z */
            lastSignInAt: string | null;
            /** @example 2026-11-01T04:30:00.000Z */
            createdAt: string;
            /**
             * @description Counts the edits; an update sends it back
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
             * @description What the editor started from; without it the last save wins
             * @example 3
             */
            version?: number;
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
             * @description Address of the first picture; of the drawn jar where there is none
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
            /** @description A material that shows on the list of what it goes into */
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
             * @description Last change, of stock too
             * @example 2026-11-21T06:30:00.000Z
             */
            updatedAt: string;
            /**
             * @description Whole jars of a finished product, else a quantity
             * @example 12
             */
            availableStock: number;
            /**
             * @description Some left, at or below the level that the product warns at
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
             * @description FG: https address of the first picture; an empty one takes it away
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
             * @description Shows on the list of what it goes into
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
            /** @description For 100 g; all of it or nothing */
            nutrition?: components["schemas"]["NutritionBody"] | null;
            /** @example 180 */
            shelfLifeDays?: number | null;
            /**
             * @description FG: on sale
             * @default true
             */
            activeFlag: boolean;
            /**
             * @description FG: sold whatever the stock says
             * @default false
             */
            unlimitedStock: boolean;
            /**
             * @description At or below this the cockpit warns; in jars or the price unit
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
             * @description FG: https address of the first picture; an empty one takes it away
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
             * @description Shows on the list of what it goes into
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
            /** @description For 100 g; all of it or nothing */
            nutrition?: components["schemas"]["NutritionBody"] | null;
            /** @example 180 */
            shelfLifeDays?: number | null;
            /**
             * @description FG: on sale
             * @default true
             */
            activeFlag: boolean;
            /**
             * @description FG: sold whatever the stock says
             * @default false
             */
            unlimitedStock: boolean;
            /**
             * @description At or below this the cockpit warns; in jars or the price unit
             * @example 5
             */
            lowStock?: Record<string, never>;
            /**
             * @description Cannot be changed: what is sent must be what it is
             * @enum {string}
             */
            materialType?: "FG" | "RM" | "SG";
            /**
             * @description What the editor started from; without it the last save wins
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
             * @description Address of the first picture; of the drawn jar where there is none
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
            /** @description A material that shows on the list of what it goes into */
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
             * @description Last change, of stock too
             * @example 2026-11-21T06:30:00.000Z
             */
            updatedAt: string;
            /**
             * @description Whole jars of a finished product, else a quantity
             * @example 12
             */
            availableStock: number;
            /**
             * @description Some left, at or below the level that the product warns at
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
             * @description In the batches, orders not yet allocated included
             * @example 14
             */
            onHand: number;
            /**
             * @description Ordered and held, not yet allocated
             * @example 2
             */
            committed: number;
            /**
             * @description At or below this the cockpit warns
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
             * @description Counts the edits; an update sends it back
             * @example 3
             */
            version: number;
        };
        BatchOption: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            /** @example FG-261121-004 */
            batchNumber: string;
            /** @example 18 */
            remainingQuantity: number;
            /** Format: date-time */
            createdAt: string;
        };
        ProductStockAnswer: {
            /** @description Oldest first */
            stocks: components["schemas"]["BatchOption"][];
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
        };
        ReservationReference: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            /** @example R-261121-03 */
            reservationId: string;
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
        };
        BomComponentAnswer: {
            product: components["schemas"]["ProductReference"] | null;
            /** @example 0.05 */
            quantity: number;
            /** @enum {string} */
            unit: "KG" | "LTR" | "PC";
            /**
             * @description Rupees, of that quantity
             * @example 14.5
             */
            costPrice: number;
        };
        BomAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            id: string;
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            parentProduct: components["schemas"]["ProductReference"] | null;
            /** @example 10 */
            parentProductQuantity: number;
            /** @enum {string} */
            parentProductUnit: "KG" | "LTR" | "PC";
            components: components["schemas"]["BomComponentAnswer"][];
            /** @example admin */
            createdBy: string;
            /** Format: date-time */
            createdAt: string;
        };
        ReservedBom: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            parentProduct: components["schemas"]["ProductReference"] | null;
            /** @enum {string} */
            parentProductUnit: "KG" | "LTR" | "PC";
        };
        ReservationComponentAnswer: {
            productId: components["schemas"]["ProductReference"] | null;
            /** @example RM-261121-004 */
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
        };
        ReservationAnswer: {
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            id: string;
            /** @example 6740c1f2a4b5c6d7e8f90123 */
            _id: string;
            /** @example R-261121-03 */
            reservationId: string;
            bomId: components["schemas"]["ReservedBom"] | null;
            /** @example 12 */
            quantitytoProduce: number;
            /**
             * @description Rupees
             * @example 5412.5
             */
            costPrice: number;
            /** @example Lakshmi */
            reservedBy: string;
            /** Format: date-time */
            reservedAt: string;
            /** @example  */
            remarks: string;
            /** @enum {string} */
            status: "Pending" | "Partially Reserved" | "Reserved" | "Production Completed";
            components: components["schemas"]["ReservationComponentAnswer"][];
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
             * @description The customer's review of it: null waits, false was sent back, true is final; absent without one
             * @example null
             */
            reviewApproved?: boolean | null;
            product: components["schemas"]["ItemProduct"];
            /** @example GONGURA CP_PO MEDIUM Half kg */
            productName: string;
            /** @example PC */
            priceUnit: string;
            allocations: components["schemas"]["AllocationAnswer"][];
            /**
             * @description A batch may be assigned to what has none yet
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
            event: "Placed" | "Hold released" | "Hold renewed" | "Payment failed" | "Paid" | "Payment under review" | "Payment review settled" | "Batch assigned" | "Batch unassigned" | "Packed" | "Unpacked" | "Shipment created" | "Shipped" | "Delivered" | "Cancelled" | "Deleted" | "Refund started" | "Refund failed" | "Refunded" | "Archived" | "Restored";
            /**
             * Format: date-time
             * @example 2026-11-21T04:30:00.000Z
             */
            at: string;
            /**
             * @description What names the thing: the waybill, the reference of a refund
             * @example null
             */
            detail: string | null;
            /**
             * @description Mobile number of the staff member; null for the customer, a provider or a job
             * @example 9000000001
             */
            by: string | null;
        };
        WhyNotAnswer: {
            /** @example null */
            assign: string | null;
            /** @example It has no batch. */
            unassign: string | null;
            /** @example Assign batches to every item first. */
            ship: string | null;
            /** @example Create the shipment first. */
            deliver: string | null;
            /**
             * @description The customer's own cancellation
             * @example null
             */
            cancel: string | null;
            /** @example It is in the lists. */
            restore: string | null;
            /** @example Only a cancelled order is refunded. */
            refund: string | null;
        };
        StaffOrderAnswer: {
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
            /**
             * Format: date-time
             * @description Until when the jars of an unpaid order are kept; null when none are
             * @example 2026-11-21T05:00:00.000Z
             */
            holdExpiresAt: string | null;
            /** @example false */
            canCancel: boolean;
            /**
             * @description Rupees that a cancellation would give back, by the terms of when it was placed; null: no cancelling
             * @example null
             */
            cancellationRefund: number | null;
            /** @example true */
            canRetryPayment: boolean;
            /** @example true */
            canDelete: boolean;
            /**
             * @description Young enough to raise or view an issue
             * @example true
             */
            canRaiseIssue: boolean;
            /**
             * @description Money came in that a person looks at
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
            /**
             * @description Batches may be assigned; which items need some, they tell
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
        };
        TimelineAnswer: {
            /**
             * @example Placed
             * @enum {string}
             */
            event: "Placed" | "Hold released" | "Hold renewed" | "Payment failed" | "Paid" | "Payment under review" | "Payment review settled" | "Batch assigned" | "Batch unassigned" | "Packed" | "Unpacked" | "Shipment created" | "Shipped" | "Delivered" | "Cancelled" | "Deleted" | "Refund started" | "Refund failed" | "Refunded" | "Archived" | "Restored";
            /**
             * Format: date-time
             * @example 2026-11-21T04:30:00.000Z
             */
            at: string;
            /**
             * @description What names the thing: the waybill, the reference of a refund
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
             * @description The customer's review of it: null waits, false was sent back, true is final; absent without one
             * @example null
             */
            reviewApproved?: boolean | null;
        };
        OrderAnswer: {
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
             * @description Rupees that a cancellation would give back, by the terms of when it was placed; null: no cancelling
             * @example null
             */
            cancellationRefund: number | null;
            /** @example true */
            canRetryPayment: boolean;
            /** @example true */
            canDelete: boolean;
            /**
             * @description Young enough to raise or view an issue
             * @example true
             */
            canRaiseIssue: boolean;
            /**
             * @description Money came in that a person looks at
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
            /** @example null */
            waybill: string | null;
            /**
             * @description Its customer took it off the list before paying
             * @example false
             */
            deleted: boolean;
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
        PlaceOrderBody: {
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
             * @description Legal now, in the order in which they should be tried
             * @example [
             *       "reread",
             *       "accept",
             *       "refund",
             *       "resolve"
             *     ]
             */
            actions: ("reread" | "refund" | "accept" | "resolve")[];
            /**
             * @description Rupees of it still here
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
            /**
             * Format: date-time
             * @description Until when the jars of an unpaid order are kept; null when none are
             * @example 2026-11-21T05:00:00.000Z
             */
            holdExpiresAt: string | null;
            /** @example false */
            canCancel: boolean;
            /**
             * @description Rupees that a cancellation would give back, by the terms of when it was placed; null: no cancelling
             * @example null
             */
            cancellationRefund: number | null;
            /** @example true */
            canRetryPayment: boolean;
            /** @example true */
            canDelete: boolean;
            /**
             * @description Young enough to raise or view an issue
             * @example true
             */
            canRaiseIssue: boolean;
            /**
             * @description Money came in that a person looks at
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
            /**
             * @description Batches may be assigned; which items need some, they tell
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
             * @description The text that stood by the button
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
             * @description May be written to
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
             * @description Stands at the foot of each email to this address
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
             * @description Since when it is on the list
             */
            date: string;
            /**
             * @description Counts the edits; an update sends it back
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
             * @description A new code; the old one stays without it
             * @example 482913
             */
            otpOutlet?: string;
            /**
             * @description What the editor started from; without it the last save wins
             * @example 3
             */
            version?: number;
            /**
             * @description Which outlet; without it, the one that has mobileNumberOutlet
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
             * @description A new code; the old one stays without it
             * @example 482913
             */
            otpOutlet?: string;
            /**
             * @description What the editor started from; without it the last save wins
             * @example 3
             */
            version?: number;
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
             * @description Counts the edits; an update sends it back
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
             * @description What the editor started from; without it the last save wins
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
            /** @description The ten that brought most */
            products: components["schemas"]["SoldProductAnswer"][];
            /** @description All the others together */
            others: components["schemas"]["OtherProductsAnswer"];
        };
        BackupAnswer: {
            /**
             * @description null: none yet
             * @example 2026-11-21T22:00:00.000Z
             */
            at: string | null;
            /**
             * @description None for 36 hours
             * @example false
             */
            overdue: boolean;
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
             * @description Products at or below their warning level
             * @example 3
             */
            lowStock: number;
            /** @example 1 */
            openIssues: number;
            /** @example 5 */
            reviewsWaiting: number;
            /** @example 0 */
            paymentsToLookAt: number;
            /** @description The last backup of the embedded database; null: the data lies on a database server */
            lastBackup: components["schemas"]["BackupAnswer"] | null;
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
            id: "legalName" | "fssaiLicence" | "address" | "contact" | "grievanceOfficer" | "pickup" | "policies" | "product" | "demoData" | "pins" | "payments" | "courier" | "messages" | "webAddress" | "production" | "backups";
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
             * @description Requests of one network in 10 minutes; requests
             * @example 30
             */
            perIpPer10Minutes: number;
            /**
             * @description Codes in a day, for everybody together; codes
             * @example 2000
             */
            perDay: number;
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
             * @description The cancellation charge; percent of the product total
             * @example 3
             */
            cancellationPercent: number;
            /**
             * @description The time an unpaid order holds its jars; minutes
             * @example 30
             */
            holdMinutes: number;
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
             * @description The delivery charge when the courier names none; rupees
             * @example 120
             */
            deliveryFallback: number;
            /**
             * @description A pin code is 6 digits and does not begin with 0.
             * @example 500074
             */
            originPin: string;
            /** @description Where the courier picks parcels up */
            pickupLocation: components["schemas"]["PickupValues"];
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
             * @description The cancellation charge; percent of the product total
             * @example 3
             */
            cancellationPercent?: number;
            /**
             * @description The time an unpaid order holds its jars; minutes
             * @example 30
             */
            holdMinutes?: number;
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
             * @description The delivery charge when the courier names none; rupees
             * @example 120
             */
            deliveryFallback?: number;
            /**
             * @description A pin code is 6 digits and does not begin with 0.
             * @example 500074
             */
            originPin?: string;
            /** @description Where the courier picks parcels up */
            pickupLocation?: components["schemas"]["PickupValues"];
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
             * @description The cancellation charge; percent of the product total
             * @example 3
             */
            cancellationPercent: number;
            /**
             * @description The time an unpaid order holds its jars; minutes
             * @example 30
             */
            holdMinutes: number;
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
             * @description The delivery charge when the courier names none; rupees
             * @example 120
             */
            deliveryFallback: number;
            /**
             * @description A pin code is 6 digits and does not begin with 0.
             * @example 500074
             */
            originPin: string;
            /** @description Where the courier picks parcels up */
            pickupLocation: components["schemas"]["PickupValues"];
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
            action: string;
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
        ErrorCode: "BAD_REQUEST" | "CART_EMPTY" | "ERROR" | "PICTURE_SIZE" | "UPLOAD_BROKEN" | "VALIDATION_FAILED" | "BAD_SIGNATURE" | "INVALID_OTP" | "NO_SESSION" | "CSRF" | "FORBIDDEN" | "ISSUE_STATUS_OF_STAFF" | "ROLE_MISMATCH" | "NOT_FOUND" | "ACCOUNT_EXISTS" | "ACTION_NOT_ALLOWED" | "ALREADY_ASSIGNED" | "ALREADY_PAID" | "AMOUNT_MISMATCH" | "BATCH_MISMATCH" | "CART_BUSY" | "CART_CHANGED" | "EDIT_CONFLICT" | "INSUFFICIENT_BATCH" | "INVALID_TRANSITION" | "ISSUE_EXISTS" | "ISSUE_FULL" | "ISSUE_WINDOW_CLOSED" | "JOB_RUNNING" | "LAST_ADMIN" | "NOTHING_TO_REFUND" | "NOT_ASSIGNED" | "NOT_PAID" | "NOT_PAYABLE" | "NOT_RESERVED" | "NOT_SOLD" | "NO_CREDIT_NOTE" | "NO_PAYMENT_SESSION" | "NO_PROVIDER_PAYMENT" | "ORDER_DELETED" | "ORDER_TAKES_NO_PAYMENT" | "ORDER_UNDER_WAY" | "OUTLET_EXISTS" | "OUTLET_IN_USE" | "OUT_OF_STOCK" | "PAYMENT_PENDING" | "PAYMENT_UNDER_REVIEW" | "PRICE_CHANGED" | "PRODUCT_IN_USE" | "REFUND_DUE" | "REFUND_EXCEEDS_PAYMENT" | "REFUND_NOT_DUE" | "REFUND_UNDER_WAY" | "REVIEW_CHANGED" | "REVIEW_FINAL" | "REVIEW_NOT_DUE" | "SHIPMENT_IN_PROGRESS" | "STAFF_ACCOUNT" | "UNIT_IN_USE" | "VARIANT_EXISTS" | "TOO_LARGE" | "NOT_A_PICTURE" | "UNSUPPORTED_MEDIA_TYPE" | "COURIER_REFUSED" | "PIN_NOT_SERVICEABLE" | "TOO_MANY_REQUESTS" | "INTERNAL" | "COURIER_UNAVAILABLE" | "OTP_NOT_SENT" | "PAYMENT_PROVIDER_REFUSED" | "PAYMENT_PROVIDER_UNAVAILABLE" | "BUSY" | "DISK_FULL" | "GEOCODER_UNAVAILABLE" | "STOPPING" | "STORAGE_UNAVAILABLE" | "UNAVAILABLE" | "UPLOADS_BUSY";
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
             * @description Data that helps to act on it, by code; often empty
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
        /** @description `UNAVAILABLE`: The database cannot be reached. Retry-After says when to try again. */
        UNAVAILABLE: {
            headers: {
                /** @description Seconds until the next try */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "UNAVAILABLE";
                };
            };
        };
        /**
         * @description - `DISK_FULL`: Too little room is left where the data lies.
         *     - `STOPPING`: The process was told to end: another one serves, or the next in a moment.
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
         *     - `UNAVAILABLE`: The database cannot be reached. Retry-After says when to try again.
         */
        "BUSY.UNAVAILABLE": {
            headers: {
                /** @description Seconds until the next try */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "BUSY" | "UNAVAILABLE";
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
         */
        "CSRF.ROLE_MISMATCH": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "CSRF" | "ROLE_MISMATCH";
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
         * @description - `ORDER_UNDER_WAY`: A paid order is not delivered yet; `details.orderId` names it.
         *     - `PAYMENT_UNDER_REVIEW`: The shop is looking at a payment of the order.
         *     - `REFUND_DUE`: Money of an order is not back with the customer yet; `details.orderId` names it.
         *     - `STAFF_ACCOUNT`: An account of staff is disabled by an admin; it is not deleted here.
         */
        "ORDER_UNDER_WAY.PAYMENT_UNDER_REVIEW.REFUND_DUE.STAFF_ACCOUNT": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "ORDER_UNDER_WAY" | "PAYMENT_UNDER_REVIEW" | "REFUND_DUE" | "STAFF_ACCOUNT";
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
         * @description - `BAD_REQUEST`: The request cannot be read.
         *     - `PICTURE_SIZE`: The picture has too many or too few pixels.
         *     - `UPLOAD_BROKEN`: The upload ended before the whole file was here.
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
         *     - `STORAGE_UNAVAILABLE`: The picture store does not answer.
         *     - `UNAVAILABLE`: The database cannot be reached. Retry-After says when to try again.
         *     - `UPLOADS_BUSY`: Other pictures are being prepared at this moment.
         */
        "BUSY.STORAGE_UNAVAILABLE.UNAVAILABLE.UPLOADS_BUSY": {
            headers: {
                /** @description Seconds until the next try */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "BUSY" | "STORAGE_UNAVAILABLE" | "UNAVAILABLE" | "UPLOADS_BUSY";
                };
            };
        };
        /**
         * @description - `NOT_A_PICTURE`: The file is no picture of a kind that the shop takes.
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
         * @description - `STORAGE_UNAVAILABLE`: The picture store does not answer.
         *     - `UNAVAILABLE`: The database cannot be reached. Retry-After says when to try again.
         */
        "STORAGE_UNAVAILABLE.UNAVAILABLE": {
            headers: {
                /** @description Seconds until the next try */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "STORAGE_UNAVAILABLE" | "UNAVAILABLE";
                };
            };
        };
        /** @description `VARIANT_EXISTS`: Another product is this variant; `details.Id` names it. */
        VARIANT_EXISTS: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "VARIANT_EXISTS";
                };
            };
        };
        /** @description `PRODUCT_IN_USE`: Something names the product (`details.uses`). Make it inactive instead. */
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
         *     - `UNIT_IN_USE`: The price unit cannot change: `details.uses` counts what is in the old unit.
         *     - `VARIANT_EXISTS`: Another product is this variant; `details.Id` names it.
         */
        "EDIT_CONFLICT.UNIT_IN_USE.VARIANT_EXISTS": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "EDIT_CONFLICT" | "UNIT_IN_USE" | "VARIANT_EXISTS";
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
         *     - `BATCH_MISMATCH`: The batch number and the id name two different batches.
         *     - `INSUFFICIENT_BATCH`: The batch has less than was asked for; `details` has the figures.
         *     - `INVALID_TRANSITION`: The present state does not allow this step; `details` names the state.
         */
        "ALREADY_ASSIGNED.BATCH_MISMATCH.INSUFFICIENT_BATCH.INVALID_TRANSITION": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "ALREADY_ASSIGNED" | "BATCH_MISMATCH" | "INSUFFICIENT_BATCH" | "INVALID_TRANSITION";
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
         * @description - `CART_CHANGED`: The cart changed while the order was placed. Nothing was ordered.
         *     - `NOT_SOLD`: A product is not on sale any more; `details` names it.
         *     - `ORDER_DELETED`: The order of this Idempotency-Key was deleted.
         *     - `OUT_OF_STOCK`: Fewer jars are left than were asked for: `details.available` of product `details.Id`.
         *     - `PRICE_CHANGED`: Prices are not those that the customer saw; `details.changes` lists them.
         */
        "CART_CHANGED.NOT_SOLD.ORDER_DELETED.OUT_OF_STOCK.PRICE_CHANGED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "CART_CHANGED" | "NOT_SOLD" | "ORDER_DELETED" | "OUT_OF_STOCK" | "PRICE_CHANGED";
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
         * @description - `INVALID_TRANSITION`: The present state does not allow this step; `details` names the state.
         *     - `SHIPMENT_IN_PROGRESS`: The same shipment is being created by another request.
         */
        "INVALID_TRANSITION.SHIPMENT_IN_PROGRESS": {
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
        /** @description `COURIER_REFUSED`: The courier does not take the parcel; `details.reason` is what it says. */
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
        /** @description `BAD_SIGNATURE`: The event was not signed by the payment provider, or not just now. */
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
         *     - `ORDER_TAKES_NO_PAYMENT`: The order cannot take the money; the sentence says why.
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
         * @description - `NOTHING_TO_REFUND`: The refund is less than the payment provider sends.
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
        /** @description `NO_CREDIT_NOTE`: The order was not cancelled after payment. */
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
        /** @description `OUTLET_IN_USE`: Stock belongs to the outlet; `details.uses` counts what names it. */
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
         *     - `GEOCODER_UNAVAILABLE`: No map service is configured, or it does not answer.
         *     - `UNAVAILABLE`: The database cannot be reached. Retry-After says when to try again.
         */
        "BUSY.GEOCODER_UNAVAILABLE.UNAVAILABLE": {
            headers: {
                /** @description Seconds until the next try */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"] & {
                    /** @enum {unknown} */
                    code: "BUSY" | "GEOCODER_UNAVAILABLE" | "UNAVAILABLE";
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
            503: components["responses"]["UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            502: components["responses"]["OTP_NOT_SENT"];
            503: components["responses"]["UNAVAILABLE"];
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
            403: components["responses"]["CSRF.ROLE_MISMATCH"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            409: components["responses"]["ORDER_UNDER_WAY.PAYMENT_UNDER_REVIEW.REFUND_DUE.STAFF_ACCOUNT"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
        };
    };
    EmployeesAdminController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id, name, mobileNumber, role, createdAt */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list), q ("A"), mobileNumber ("A"), role ("ops"), disabled (false) */
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            409: components["responses"]["ACCOUNT_EXISTS"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["EDIT_CONFLICT.LAST_ADMIN"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.STORAGE_UNAVAILABLE.UNAVAILABLE.UPLOADS_BUSY"];
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
            503: components["responses"]["STORAGE_UNAVAILABLE.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            409: components["responses"]["VARIANT_EXISTS"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
                        code: "EDIT_CONFLICT" | "UNIT_IN_USE" | "VARIANT_EXISTS";
                    };
                };
            };
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
        };
    };
    AdminProductsController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id, Id, name, price, availableStock */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list), materialType ("FG"), variantType ("CHICKEN"), variantOil ("CP_PO"), variantSpicy ("MEDIUM"), variantWeight ("1kg"), activeFlag (true), unlimitedStock (true), Id ("A"), name ("A"), q ("FG-00") */
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            409: components["responses"]["VARIANT_EXISTS"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            409: components["responses"]["EDIT_CONFLICT.UNIT_IN_USE.VARIANT_EXISTS"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            /** @description The product as it was */
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
        };
    };
    StockController_forProduct: {
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
        };
    };
    StockController_refresh: {
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
        };
    };
    AdminStockController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id, createdAt, batchNumber, remainingQuantity */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list), product ("6740c1f2a4b5c6d7e8f90123"), outlet ("6740c1f2a4b5c6d7e8f90123"), materialType ("FG"), batchNumber ("A"), q ("A"), noStockConfirmed (true), from ("2026-11-01"), to ("2026-11-30"), stockPresent (true) */
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
        };
    };
    AdminReservationsController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id, reservedAt, reservationId, status */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list), status ("Pending"), reservationId ("A"), bomId ("6740c1f2a4b5c6d7e8f90123"), stockId ("6740c1f2a4b5c6d7e8f90123") */
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            /** @description `TOO_MANY_REQUESTS`: Too many pin codes that are not known yet. */
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
            503: components["responses"]["UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            409: components["responses"]["ALREADY_ASSIGNED.BATCH_MISMATCH.INSUFFICIENT_BATCH.INVALID_TRANSITION"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
        };
    };
    CheckoutController_place: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
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
            409: components["responses"]["CART_CHANGED.NOT_SOLD.ORDER_DELETED.OUT_OF_STOCK.PRICE_CHANGED"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["PIN_NOT_SERVICEABLE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
        };
    };
    AdminOrdersController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id, orderDate */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list), q ("9876543210"), deliveryStatus ("Pending"), paymentStatus ("Pending"), from ("2026-11-01"), to ("2026-11-30") */
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            409: components["responses"]["INVALID_TRANSITION.SHIPMENT_IN_PROGRESS"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["COURIER_REFUSED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            502: components["responses"]["COURIER_UNAVAILABLE"];
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["UNAVAILABLE"];
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
                        code: "ALREADY_PAID" | "NOT_PAYABLE" | "NO_PAYMENT_SESSION" | "OUT_OF_STOCK" | "PAYMENT_PENDING" | "PAYMENT_UNDER_REVIEW";
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
                        code: "ALREADY_PAID" | "AMOUNT_MISMATCH" | "NOT_PAYABLE" | "NO_PAYMENT_SESSION" | "OUT_OF_STOCK" | "PAYMENT_PENDING" | "PAYMENT_UNDER_REVIEW";
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            502: components["responses"]["PAYMENT_PROVIDER_REFUSED.PAYMENT_PROVIDER_UNAVAILABLE"];
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["ACTION_NOT_ALLOWED.REFUND_EXCEEDS_PAYMENT"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["ACTION_NOT_ALLOWED.ORDER_TAKES_NO_PAYMENT"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["ACTION_NOT_ALLOWED"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["REFUND_EXCEEDS_PAYMENT.REFUND_NOT_DUE.REFUND_UNDER_WAY"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["NOTHING_TO_REFUND.NO_PROVIDER_PAYMENT.REFUND_EXCEEDS_PAYMENT.REFUND_NOT_DUE"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
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
            /** @description `NOT_FOUND`: No link of ours. */
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
            503: components["responses"]["UNAVAILABLE"];
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
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            403: components["responses"]["FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
        };
    };
    AdminOutletsController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id, name, mobileNumberOutlet */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list), name ("A"), q ("A"), mobileNumberOutlet ("9000000009") */
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            /** @description The outlet as it was */
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["EDIT_CONFLICT"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            /** @description The expense as it was */
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
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            /** @description `NOT_FOUND`: The directory does not know it; it may exist all the same. */
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
            503: components["responses"]["UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.GEOCODER_UNAVAILABLE.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            409: components["responses"]["EDIT_CONFLICT"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            403: components["responses"]["CSRF.FORBIDDEN.ROLE_MISMATCH"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["EDIT_CONFLICT"];
            413: components["responses"]["TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["BUSY.UNAVAILABLE"];
        };
    };
    AuditAdminController_list: {
        parameters: {
            query?: {
                /** @description JSON: [field, "ASC" or "DESC"]; the field is one of id, at */
                sort?: string;
                /** @description JSON: first and last row, both included; 500 rows at most */
                range?: string;
                /** @description JSON; each may be left out: id (one or a list), from ("2026-11-01"), to ("2026-11-30"), actor ("A"), actorRole ("user"), action ("A"), subject ("A"), q ("A") */
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
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
            503: components["responses"]["BUSY.UNAVAILABLE"];
        };
    };
}
