//! Tables of games and positions as Parquet files, for those who analyse them (docs/datasets.md).
//!
//! Rows are gathered in row groups, so that a table needs little memory however long it grows. A file appears under its name
//! when it is complete, and its bytes depend on its rows alone.

mod column;
mod games;
mod positions;

pub use games::GameRow;
pub use positions::PositionRow;

use std::fs::File;
use std::io::BufWriter;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use parquet::basic::Compression;
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;

use crate::failure::Failure;
use column::{Cell, Column};

/// A row group ends with the game that makes it this large, in bytes.
const GROUP_BYTES: usize = 16 << 20;

/// What a table holds.
pub trait Row {
    /// The columns, in the language of Parquet schemas.
    const SCHEMA: &'static str;

    /// What stands in them, in their order.
    fn cells(&self) -> Vec<Cell<'_>>;
}

/// A file that rows are written to.
pub struct Dataset<R> {
    path: PathBuf,
    part: Part,
    writer: Writer,
    columns: Vec<Column>,
    bytes: usize,
    rows: PhantomData<R>,
}

type Writer = SerializedFileWriter<BufWriter<File>>;

/// The file before it is complete, which is gone unless it is completed.
struct Part(PathBuf);

impl Drop for Part {
    fn drop(&mut self) {
        // After it has got its name there is nothing left to remove.
        let _ = std::fs::remove_file(&self.0);
    }
}

impl<R: Row> Dataset<R> {
    /// Begins a file that an option names.
    pub fn create(option: &str, path: &Path) -> Result<Self, Failure> {
        if path == Path::new("-") {
            return Err(Failure::input(option, "expected a file, not standard output"));
        }
        let failed = |what: &dyn std::fmt::Display| Failure::input(path.display(), what);
        let name = path.file_name().filter(|_| !path.is_dir());
        let mut name = name.ok_or_else(|| failed(&"is not a file"))?.to_owned();
        name.push(format!(".{}.part", std::process::id()));
        let part = path.with_file_name(name);
        let file = File::create(&part).map_err(|error| failed(&error))?;
        let part = Part(part);
        let schema = parse_message_type(R::SCHEMA).map_err(|error| failed(&error))?;
        // Nothing about when and where: the same games are the same bytes.
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_created_by(format!("coverline {}", env!("CARGO_PKG_VERSION")))
            .build();
        let (schema, properties) = (Arc::new(schema), Arc::new(properties));
        let writer = SerializedFileWriter::new(BufWriter::new(file), schema, properties)
            .map_err(|error| failed(&error))?;
        let columns = writer.schema_descr().columns().iter().map(|of| Column::new(of)).collect();
        Ok(Dataset { path: path.to_owned(), part, writer, columns, bytes: 0, rows: PhantomData })
    }

    /// Adds the rows of a game.
    pub fn add(&mut self, rows: &[R]) -> Result<(), Failure> {
        for row in rows {
            for (column, cell) in self.columns.iter_mut().zip(row.cells()) {
                self.bytes += column.push(cell);
            }
        }
        if self.bytes >= GROUP_BYTES { self.write_group() } else { Ok(()) }
    }

    fn write_group(&mut self) -> Result<(), Failure> {
        self.bytes = 0;
        write(&mut self.writer, &mut self.columns).map_err(|error| self.failed(error))
    }

    fn failed(&self, error: impl std::fmt::Display) -> Failure {
        Failure::input(self.path.display(), error)
    }

    /// Writes what is left.
    pub fn complete(&mut self) -> Result<(), Failure> {
        if self.bytes > 0 {
            self.write_group()?;
        }
        self.writer.finish().map(|_| ()).map_err(|error| self.failed(error))
    }

    /// Gives a complete file its name.
    pub fn publish(self) -> Result<(), Failure> {
        std::fs::rename(&self.part.0, &self.path).map_err(|error| self.failed(error))
    }
}

/// Writes a row group.
fn write(to: &mut Writer, columns: &mut [Column]) -> Result<(), ParquetError> {
    let mut group = to.next_row_group()?;
    for column in columns {
        if let Some(mut writer) = group.next_column()? {
            column.write(writer.untyped())?;
            writer.close()?;
        }
    }
    group.close().map(|_| ())
}
