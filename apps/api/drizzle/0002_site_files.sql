CREATE TABLE "site_files" (
	"name" text NOT NULL,
	"build" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "site_files_name_build_pk" PRIMARY KEY("name","build")
);
