CREATE TABLE "known_network" (
	"staff_id" integer NOT NULL,
	"network" text NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_network_staff_id_network_pk" PRIMARY KEY("staff_id","network")
);
--> statement-breakpoint
ALTER TABLE "known_network" ADD CONSTRAINT "known_network_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_network_last_at_index" ON "known_network" USING btree ("last_at");--> statement-breakpoint
INSERT INTO "known_network" ("staff_id", "network", "last_at") SELECT "staff_id", "address", max("created_at") FROM "access_token" WHERE "address" <> '' AND "address" NOT LIKE '%:%' GROUP BY 1, 2;
