CREATE SEQUENCE "public"."article_part_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "article" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"sub_type" text,
	"status" text NOT NULL,
	"duration" integer NOT NULL,
	"author" text,
	"read_count" integer NOT NULL,
	"sub_title" text,
	"image" text,
	"blog_image" text,
	"contents" jsonb NOT NULL,
	"extra" jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "article_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "book" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"description" text,
	"type" text NOT NULL,
	"influencer_id" jsonb,
	"category" text,
	"amount" numeric NOT NULL,
	"starts_at" text NOT NULL,
	"expires_at" text NOT NULL,
	"limit" bigint NOT NULL,
	"campaign" text,
	"status" text NOT NULL,
	"extra" jsonb NOT NULL,
	"updated_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupon_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "daily_fact" (
	"date" date PRIMARY KEY NOT NULL,
	"revenue" numeric NOT NULL,
	"influencer_revenue" numeric NOT NULL,
	"total_attempt" integer NOT NULL,
	"success_attempt" integer NOT NULL,
	"failed_attempt" integer NOT NULL,
	"failed_attempt_amount" numeric NOT NULL,
	"new_user" integer NOT NULL,
	"active_user" integer NOT NULL,
	"first_seen_in_month" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mock" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mock_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"section" text NOT NULL,
	"ielts_book_id" integer,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"mock_type" text NOT NULL,
	"duration" double precision NOT NULL,
	"total_question" double precision NOT NULL,
	"total_marks" double precision NOT NULL,
	"chances" double precision NOT NULL,
	"fee" numeric NOT NULL,
	"description" text,
	"tips_for_success" text,
	"instruction" text,
	"start_time" text,
	"end_time" text,
	"status" text NOT NULL,
	"questions" jsonb NOT NULL,
	"extra" jsonb NOT NULL,
	"updated_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "package" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "package_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"coins" bigint NOT NULL,
	"gems" bigint NOT NULL,
	"price" numeric NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"extra" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"phone" text,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"roles" jsonb NOT NULL,
	"permissions" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_email_unique" UNIQUE("email"),
	CONSTRAINT "staff_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_created_by_staff_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock" ADD CONSTRAINT "mock_ielts_book_id_book_id_fk" FOREIGN KEY ("ielts_book_id") REFERENCES "public"."book"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mock_section_index" ON "mock" USING btree ("section");--> statement-breakpoint
CREATE INDEX "access_token_expires_at_index" ON "access_token" USING btree ("expires_at");