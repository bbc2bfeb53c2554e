CREATE TABLE "mock_notes" (
	"mock_id" integer PRIMARY KEY NOT NULL,
	"difficulty" text,
	"tags" jsonb NOT NULL,
	"reviews" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mock_version" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mock_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mock_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text,
	"status" text,
	"mock" jsonb NOT NULL,
	"summary" text,
	"errors" integer,
	"warnings" integer
);
--> statement-breakpoint
ALTER TABLE "mock_notes" ADD CONSTRAINT "mock_notes_mock_id_mock_id_fk" FOREIGN KEY ("mock_id") REFERENCES "public"."mock"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_version" ADD CONSTRAINT "mock_version_mock_id_mock_id_fk" FOREIGN KEY ("mock_id") REFERENCES "public"."mock"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mock_version_mock_id_index" ON "mock_version" USING btree ("mock_id");